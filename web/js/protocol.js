/**
 * The messages between the page and the engine; docs/architecture.md, section 4, says what they are for.
 *
 * Made by scripts/build_protocol.py: do not edit.
 */

/**
 * The key of a message and its values; see docs/architecture.md, section 2.
 *
 * @typedef {object} Sentence
 * @property {string} key
 * @property {Record<string, number | string>} values
 */

/**
 * An action that can be sent back as `text`; `after` is your count after it.
 *
 * @typedef {object} Action
 * @property {string} text
 * @property {string[]} [cards]
 * @property {string[]} [as]
 * @property {number} [spread]
 * @property {number} [after]
 */

/**
 * The actions of a kind, or why there are none; `more`: ask `with` for spreads in which cards stand for others.
 *
 * @typedef {object} Kind
 * @property {Action[]} actions
 * @property {Sentence | null} why
 * @property {boolean} [more]
 */

/**
 * A card on the table and the card it stands for.
 *
 * @typedef {object} LaidCard
 * @property {string} card
 * @property {string} as
 */

/**
 * A spread on the table; `kind` is book or run, `open` the cards that it may still take.
 *
 * @typedef {object} Spread
 * @property {number} spread
 * @property {number} owner
 * @property {"book" | "run"} kind
 * @property {LaidCard[]} cards
 * @property {string[]} open
 */

/**
 * A player at the table: `player` never changes in a session, `seat` may; hidden cards and counts are null.
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {number} player
 * @property {string} name
 * @property {string | null} bot
 * @property {number} cards
 * @property {string[] | null} hand
 * @property {number | null} count
 * @property {number} waits
 * @property {number} ledger
 * @property {boolean} dealer
 * @property {boolean} dropped
 */

/**
 * The discard pile; only its top card can be looked at.
 *
 * @typedef {object} Pile
 * @property {string | null} top
 * @property {number} cards
 */

/**
 * A bot that slaps after so many milliseconds.
 *
 * @typedef {object} BotSlap
 * @property {number} seat
 * @property {number} ms
 */

/**
 * A discard that can be slapped now; `ms`: so long a bot that plays next waits, null when you play next.
 *
 * @typedef {object} SlapWindow
 * @property {string} card
 * @property {BotSlap[]} bots
 * @property {number | null} ms
 */

/**
 * The bet on the suit that the dealer called; a pot that only stands has no suit and no players.
 *
 * @typedef {object} SuitBet
 * @property {string | null} suit
 * @property {number} pot
 * @property {number[]} players
 */

/**
 * The bet on the first natural three of a kind.
 *
 * @typedef {object} NaturalsBet
 * @property {number} pot
 * @property {number[]} players
 */

/**
 * The side bets that the rules have.
 *
 * @typedef {object} SideBets
 * @property {SuitBet | null} suit
 * @property {NaturalsBet | null} naturals
 */

/**
 * What you may decide before the next deal; null: there is nothing to decide.
 *
 * @typedef {object} Decisions
 * @property {number | null} call_big_one
 * @property {boolean} call_suit
 * @property {number | null} suit_bet
 * @property {number | null} naturals_bet
 */

/**
 * A payment with its reason as a sentence.
 *
 * @typedef {object} Payment
 * @property {number} from
 * @property {number} to
 * @property {number} amount
 * @property {string} why
 * @property {string} key
 * @property {Record<string, number | string>} values
 */

/**
 * How a hand ended.
 *
 * @typedef {object} Result
 * @property {string} ended
 * @property {number[]} winners
 * @property {number[]} counts
 * @property {number[]} net
 * @property {number[] | null} scores
 * @property {Sentence[]} side
 * @property {Payment[]} payments
 * @property {Sentence} headline
 */

/**
 * The rules of the session, in short.
 *
 * @typedef {object} RulesInForce
 * @property {string} preset
 * @property {number} changes
 * @property {number} stake
 * @property {"classic" | "rushville" | "washington"} words
 * @property {string} code
 * @property {"stakes" | "push_ups"} scoring
 */

/**
 * A line of the score sheet by seat: money, or points in push-ups; null for who was not at the table.
 *
 * @typedef {object} HandLine
 * @property {number} number
 * @property {string} ended
 * @property {number[]} winners
 * @property {(number | null)[]} net
 */

/**
 * A player who has left, with the final sum.
 *
 * @typedef {object} Gone
 * @property {string} name
 * @property {number} ledger
 */

/**
 * A secret that was shown, and the numbers of the first and the last hand that it dealt.
 *
 * @typedef {object} Reveal
 * @property {string} secret
 * @property {string} commitment
 * @property {number} first
 * @property {number} last
 */

/**
 * The session around the hand; `ledger` is money, or points in push-ups, `money` always money without the pots.
 *
 * @typedef {object} SessionView
 * @property {number[]} ledger
 * @property {number[]} money
 * @property {Gone[]} gone
 * @property {string} commitment
 * @property {string | null} secret
 * @property {Reveal[]} reveals
 * @property {string} word
 * @property {boolean} over
 * @property {number} dealer
 * @property {number} deals
 * @property {number | null} double_left
 * @property {Decisions | null} decisions
 * @property {HandLine[]} hands
 */

/**
 * All that you may see; drawing the latest one is always right.
 *
 * @typedef {object} View
 * @property {number} you
 * @property {number} hand_number
 * @property {"start" | "touched" | "play" | "extra" | "over"} phase
 * @property {number} turn
 * @property {number} actor
 * @property {"you" | "bot" | "deal" | "end"} next
 * @property {RulesInForce} rules
 * @property {Seat[]} seats
 * @property {number} stock
 * @property {Pile} pile
 * @property {Spread[]} table
 * @property {SlapWindow | null} slap
 * @property {boolean} big_one
 * @property {SideBets | null} side_bets
 * @property {boolean} boobed
 * @property {string | null} taken
 * @property {number | null} count_after_take
 * @property {Result | null} result
 * @property {SessionView} session
 */

/**
 * Something that happened, as you saw it; which facts there are depends on the type, a hidden card is null.
 *
 * @typedef {object} Event
 * @property {string} type
 * @property {number} [seat]
 * @property {number} [owner]
 * @property {number} [to]
 * @property {string | null} [card]
 * @property {string} [as]
 * @property {LaidCard[]} [cards]
 * @property {number} [spread]
 * @property {"book" | "run"} [kind]
 * @property {number} [count]
 * @property {number} [turns]
 * @property {string | null} [upcard]
 * @property {number} [number]
 * @property {string} [ended]
 * @property {number[]} [winners]
 * @property {number} [amount]
 * @property {string} [why]
 * @property {number} [points]
 * @property {"suit" | "naturals"} [bet]
 * @property {string} [suit]
 * @property {number} [deals]
 * @property {boolean} [again]
 * @property {string} [how]
 * @property {string} [name]
 * @property {string} [secret]
 * @property {string} key
 * @property {Record<string, number | string>} values
 */

/**
 * The answer to whatever changes the game; `resumed`: the events are those of the whole hand so far.
 *
 * @typedef {object} Update
 * @property {number | string | null} id
 * @property {"update"} type
 * @property {boolean} [resumed]
 * @property {Event[]} events
 * @property {Record<string, Kind>} legal
 * @property {View} view
 */

/**
 * The answer to what cannot be done; nothing has changed.
 *
 * @typedef {object} Refused
 * @property {number | string | null} id
 * @property {"refused"} type
 * @property {Sentence} why
 */

/**
 * The answer after a bug; nothing has changed.
 *
 * @typedef {object} Crash
 * @property {number | string | null} id
 * @property {"crash"} type
 * @property {string} trace
 */

/**
 * What can be done with exactly the picked cards, best first; and why not, when nothing of a kind can.
 *
 * @typedef {object} Can
 * @property {number | string | null} id
 * @property {"can"} type
 * @property {Action[]} spreads
 * @property {Action[]} hits
 * @property {Record<string, Sentence | null>} why
 */

/**
 * The session record; `hidden`: it holds hidden cards of the hand that is on; `secret`: that of deals to come.
 *
 * @typedef {object} RecordText
 * @property {number | string | null} id
 * @property {"record"} type
 * @property {string} text
 * @property {boolean} hidden
 * @property {boolean} secret
 */

/**
 * What a hand was dealt from: seed = SHA-256(secret, word, number - 1); the secret is null until it is shown.
 *
 * @typedef {object} Proof
 * @property {number} number
 * @property {string} word
 * @property {string} seed
 * @property {string | null} secret
 * @property {string} deck
 */

/**
 * Every hand that was played to its end: as hand records, one a line, and how each was dealt.
 *
 * @typedef {object} Hands
 * @property {number | string | null} id
 * @property {"hands"} type
 * @property {string} text
 * @property {Proof[]} hands
 * @property {string} code
 */

/**
 * The answer to a record that can be read: `kind` is session or hand.
 *
 * @typedef {object} RecordOk
 * @property {number | string | null} id
 * @property {"record_ok"} type
 * @property {"session" | "hand"} kind
 * @property {number} hands
 * @property {boolean} over
 */

/**
 * Sit down and deal; the first name is yours, its bot null. `deal` false: wait for `next_hand`.
 *
 * @typedef {object} NewSessionRequest
 * @property {"new_session"} type
 * @property {unknown} [rules]
 * @property {string[]} names
 * @property {(string | null)[]} bots
 * @property {string} secret
 * @property {string} [word]
 * @property {boolean} [deal]
 */

/**
 * Go on with a saved session.
 *
 * @typedef {object} ResumeRequest
 * @property {"resume"} type
 * @property {string} record
 */

/**
 * Do an action.
 *
 * @typedef {object} ActRequest
 * @property {"act"} type
 * @property {string} action
 */

/**
 * Let the bots do their next action; with a seat: let this bot slap.
 *
 * @typedef {object} BotRequest
 * @property {"bot"} type
 * @property {number} [seat]
 */

/**
 * Deal the next hand; `suit_bet` and `naturals_bet` tell whether you take part.
 *
 * @typedef {object} NextHandRequest
 * @property {"next_hand"} type
 * @property {string | null} [word]
 * @property {boolean} [big_one]
 * @property {string | null} [suit]
 * @property {boolean} [suit_bet]
 * @property {boolean} [naturals_bet]
 */

/**
 * Take your own word for the deals to come.
 *
 * @typedef {object} SetWordRequest
 * @property {"set_word"} type
 * @property {string} word
 */

/**
 * Show the secret and go on with another.
 *
 * @typedef {object} NewSecretRequest
 * @property {"new_secret"} type
 * @property {string} secret
 */

/**
 * Let another bot sit down.
 *
 * @typedef {object} JoinRequest
 * @property {"join"} type
 * @property {string} name
 * @property {string} bot
 */

/**
 * Send a bot away.
 *
 * @typedef {object} LeaveRequest
 * @property {"leave"} type
 * @property {number} seat
 */

/**
 * End the session and show the secret; a hand that is on does not count.
 *
 * @typedef {object} EndSessionRequest
 * @property {"end_session"} type
 */

/**
 * Ask what can be done with exactly these cards.
 *
 * @typedef {object} WithRequest
 * @property {"with"} type
 * @property {string[]} cards
 */

/**
 * Ask for the record of the session.
 *
 * @typedef {object} RecordRequest
 * @property {"record"} type
 */

/**
 * Ask for every hand that was played to its end.
 *
 * @typedef {object} HandsRequest
 * @property {"hands"} type
 */

/**
 * Ask whether a record can be read.
 *
 * @typedef {object} CheckRequest
 * @property {"check"} type
 * @property {string} record
 */

/**
 * Ask for every option under these rules.
 *
 * @typedef {object} FormRequest
 * @property {"form"} type
 * @property {unknown} [rules]
 */

/**
 * Ask for these rules in words.
 *
 * @typedef {object} SheetRequest
 * @property {"sheet"} type
 * @property {unknown} [rules]
 */

/**
 * Any request.
 *
 * @typedef {NewSessionRequest | ResumeRequest | ActRequest | BotRequest | NextHandRequest | SetWordRequest | NewSecretRequest | JoinRequest | LeaveRequest | EndSessionRequest | WithRequest | RecordRequest | HandsRequest | CheckRequest | FormRequest | SheetRequest} Request
 */

export {};
