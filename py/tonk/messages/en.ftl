# Every sentence of the engine. docs/architecture.md, section 2, says how values are named.

## Why an action is refused

refusal-not-your-turn = { $seatYou ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
 }
refusal-hand-over = The hand is over.
refusal-draw-first = Begin the turn first: draw, take the top discard, or drop.
refusal-touched = The stock was touched: only a draw may follow.
refusal-already-drawn = A card was drawn or taken already in this turn.
refusal-extra-discard = After a slap one extra discard must follow at once.
refusal-drop-at-start = You may only drop at the start of your turn.
refusal-drop-too-early = Nobody may drop before their turn number { $turn }.
refusal-waits = { $turns ->
    [one] You wait: you may not drop for 1 more turn.
   *[other] You wait: you may not drop for { $turns } more turns.
 }
refusal-touch-off = Touching the stock has no meaning in these rules.
refusal-touch-empty = The stock is empty: there is nothing to touch.
refusal-pile-empty = The discard pile is empty: there is no card to take.
refusal-take-unusable = { $card } may only be taken to be spread or hit at once, and it fits nowhere.
refusal-use-taken = { $card } was taken: the next act must be a spread or a hit with it.
refusal-not-in-hand = Not in the hand: { $cards }.
refusal-not-a-spread = “{ $cards }” is no spread: a spread is 3 or 4 cards of one rank, or 3 or more in a row of one suit.
refusal-too-few-naturals = { $least ->
    [one] At least 1 card of a spread must stand for itself.
   *[other] At least { $least } cards of a spread must stand for themselves.
 }
refusal-no-such-spread = { $spreads ->
    [0] There is no spread { $spread }: none is on the table yet.
    [one] There is no spread { $spread }: the only one on the table is 0.
   *[other] There is no spread { $spread }: those on the table are 0 to { $last }.
 }
refusal-spread-full = Spread { $spread } takes no more cards.
refusal-does-not-fit = { $card } does not fit spread { $spread }: { $cards } would.
refusal-one-hit = Only one hit is allowed in a turn.
refusal-blocked = { $keep ->
    [one] Somebody hit your spread since your last turn: you must keep at least 1 card in this turn.
   *[other] Somebody hit your spread since your last turn: you must keep at least { $keep } cards, one of them to discard.
 }
refusal-hit-replaces-discard = You have hit, so this turn ends without a discard.
refusal-end-needs-hit = A turn ends without a discard only after a hit, where the rules say so.
refusal-must-spread = You hold a spread, and these rules make you lay it before the turn ends.
refusal-just-taken = { $card } was just taken from the pile and may not go back in the same turn.
refusal-claim-late = A hand can be claimed only as the first act of one's own first turn.
refusal-claim-after-spread = A hand can be claimed only while nobody has laid a spread.
refusal-claim-nothing = This hand is none that can be claimed.
refusal-slap-off = These rules have no slapping.
refusal-slap-late = Only a card discarded by the last act can be slapped.
refusal-slap-not-top = { $card } is not the card that was just discarded.
refusal-slap-blocked = Somebody hit your spread since your last turn: this slap would empty your hand.
refusal-joker-needs-meaning = A joker needs the card it stands for, as in X1=6s.
refusal-joker-dead = In these rules jokers fit no spread.

## Notation

refusal-not-a-card = “{ $text }” is no card: write a rank A 2 to 9 T J Q K and a suit c d h s, as 8h or Td, or a joker X1 to X4.
refusal-not-in-pack = “{ $text }” is not in the pack in use.
refusal-card-twice = “{ $text }” is named twice, but there is one of each card.
refusal-not-wild = { $card } is not wild: it stands only for itself.
refusal-stands-for-joker = “{ $text }” cannot be: a wild card stands for a card with a rank and a suit.
refusal-action-not-text = “{ $text }” is no action: an action is a text, as 0 draw.
refusal-action-too-short = “{ $text }” is no action: write the seat, a verb and what it needs, as 0 discard Kd.
refusal-seat-not-number = “{ $text }” is no seat: write its number, 0, 1, 2 and so on.
refusal-spread-not-number = “{ $text }” is no spread: write its number on the table, 0, 1, 2 and so on.
refusal-no-such-seat = There is no seat “{ $text }”: the seats are 0 to { $last }.
refusal-no-such-verb = “{ $text }” is no verb: there are { $valid }.
refusal-operands-none = Nothing may follow { $verb }, but “{ $text }” does.
refusal-operands-discard = A discard names one card, as 0 discard Kd, not “{ $text }”.
refusal-operands-spread = A spread names its cards, as 0 spread 5s 6s 7s, not “{ $text }”.
refusal-operands-hit = A hit names a card and the number of a spread, as 0 hit 8h 1, not “{ $text }”.
refusal-operands-slap = A slap names the number of a spread, as 0 slap 1, not “{ $text }”.

## Rules

refusal-rules-not-object = “{ $value }” are no rules: give the name of a preset, or an object of preset and options.
refusal-no-such-preset = There is no preset “{ $value }”: there are { $valid }.
refusal-no-such-option = There is no option “{ $value }”: there are { $valid }.
refusal-bad-value = The option { $option } cannot be “{ $value }”: valid is { $valid }.
refusal-bad-menu = The option { $option } cannot be “{ $value }”: valid is { $valid }, or a list of tiers.
refusal-tier-not-object = “{ $value }” is no tier of deal wins: a tier is an object, as {"{"}"totals": [49, 50]{"}"}.
refusal-tier-key = A tier of deal wins has no “{ $value }”: it has totals, at_most or all_courts, and pays, when and tie.
refusal-tier-kind = A tier of deal wins has exactly one of totals, at_most and all_courts: “{ $value }” has not.
refusal-tier-value = In a tier of deal wins { $name } cannot be “{ $value }”: valid is { $valid }.
refusal-tier-whole = In a tier of deal wins { $name } cannot be “{ $value }”: valid is a whole number from 0.
refusal-tier-totals = In a tier of deal wins totals cannot be “{ $value }”: valid is a list of one or more whole numbers, as [49, 50].
refusal-big-one-too-long = The Big One (big_one) cannot be { $value } deals in a session of { $most ->
    [one] 1 deal
   *[other] { $most } deals
 }: valid is 0 to { $most }.

## The table

refusal-too-few-players = { $players ->
    [one] 1 player cannot play
   *[other] { $players } players cannot play
 }: Tonk needs at least 2 players.
refusal-too-many-players = { $players } players are too many for { $cards } cards with { $size } each: at most { $most } can play.
refusal-no-such-dealer = There is no seat { $text } to deal: the seats are 0 to { $last }.
refusal-hand-size = The hand of { $seat } has { $count } cards, but { $size } are dealt.
refusal-upcards = { $count ->
    [0] In these rules no card is turned up, so not { $cards } either.
   *[other] Only one card is turned up, not { $cards }.
 }
refusal-deck-incomplete = { $count ->
    [one] The deck lacks 1 card: { $cards }.
   *[other] The deck lacks { $count } cards: { $cards }.
 }
refusal-word-too-long = Your word has { $length } characters: at most { $most } are allowed.
refusal-word-not-text = Your word has characters that are no text: use letters, digits and signs.

## Records

refusal-record-not-object = “{ $value }” is no hand record: a record is a JSON object.
refusal-record-key = A record has no “{ $value }”: it has { $valid }.
refusal-record-missing = The record lacks { $key }.
refusal-record-format = The format of a hand record is { $valid }, not “{ $value }”.
refusal-record-deck-or-seed = A record has either a deck or a seed.
refusal-record-actions = The actions of a record are a list of texts, not “{ $value }”.
refusal-record-whole = In a record { $key } is a whole number from { $least }, not “{ $value }”.
refusal-record-players = In a record players is a whole number from 2 or a list of names, not “{ $value }”.
refusal-record-name = A player's name is a text, not “{ $value }”.
refusal-record-text = In a record { $key } is a text, not “{ $value }”.
refusal-bad-seed = “{ $value }” is no seed: a seed is 64 hex digits.
refusal-side-bets-not-object = Side bets are an object, not “{ $value }”.
refusal-side-bets-together = In side bets these come together: { $valid }.
refusal-side-bet-suit = A called suit is one of c, d, h and s, not “{ $value }”.
refusal-side-bet-seats = In side bets { $key } is a list of seats from 0 to { $last }, not “{ $value }”.
refusal-not-json = “{ $value }” is no JSON value: a file holds one, or one a line.
refusal-key-twice = “{ $key }” stands twice in one JSON object: nobody can tell which one counts.
refusal-record-too-deep = The record is nested too deeply to be read.

## The command line

cli-about = Tonk, the card game, with every house rule: replay hand records, let bots play, read rules.
cli-version = print the version and end
cli-commands = commands
cli-command = COMMAND
cli-cannot-read = The file “{ $file }” cannot be read: { $why }.
cli-cannot-print = The output cannot be written: { $why }.
cli-cannot-write = The file “{ $file }” cannot be written: { $why }.
cli-not-utf-8 = The file “{ $file }” is no text in UTF-8: byte { $byte } fits no character.
cli-replay = play hand records again and print their results
cli-replay-about = Plays every hand record of a file again and prints one JSON object a line: the result, or the error with the index of the action, the action and the reason. The exit status is 1 when a record was bad, 2 when the file cannot be read.
cli-replay-file = a file of hand records, one JSON value or one a line; - is standard input
cli-replay-json = print JSON, which it does anyway
cli-replay-legal = add the legal actions of every seat before each action and at the end
cli-not-whole = “{ $text }” is no number here: valid is { $low } to { $high }
cli-simulate = let bots play hands and count how they end
cli-simulate-about = Lets bots play hands against each other, writes their records if asked, and prints how the hands ended and what each seat won. The same arguments give the same hands.
cli-simulate-rules = a preset, a rules code, or a file with a JSON rules object (default: classic)
cli-simulate-players = how many play (default: 2, or as many as there are kinds of bots)
cli-simulate-hands = how many hands (default: 1000)
cli-simulate-seed = a number that the hands and the bots' chances come from (default: 1)
cli-simulate-bots = easy, steady or sharp for all seats, or one a seat with commas between (default: sharp)
cli-simulate-out = write the hand records to this file, one a line; - is standard output, and then nothing else is printed
cli-simulate-results = write the results to this file, one a line, as replaying the records gives them
cli-fair = check that a hand of a session was dealt fairly
cli-fair-about = Prints what a hand was dealt from, once the secret of its session was shown: the SHA-256 of the secret, which must be the one that was shown before the first deal; the seed, which must be the one in the record of the hand; and the dealing order that comes of it.
cli-fair-secret = the secret that was shown, 64 hex digits
cli-fair-hand = the number of the hand in the session, counted from 1 as the page does
cli-fair-word = your own word that was in force at the deal, if there was one
cli-fair-rules = a preset, a rules code, or a file with a JSON rules object (default: classic): the pack is shuffled that they play with
cli-no-such-bot = There is no bot “{ $kind }”: there are { $valid }.
cli-bots-and-players = { $bots } bots are named for { $players } players: name one for all, or one each.
cli-simulated = Hands: { $hands }. Rules: { $preset } ({ $code }). Seed: { $number }.
cli-simulated-seat = { $seat } ({ $kind }): { $gain } a hand
cli-simulated-length = { $number } actions a hand

## What a seat sees, in print

view-head = { $phase ->
    [start] Seat { $viewer } of { $preset }: start of the turn of { $seat }.
    [touched] Seat { $viewer } of { $preset }: { $seat } has touched the stock.
    [play] Seat { $viewer } of { $preset }: { $seat } has drawn or taken.
    [extra] Seat { $viewer } of { $preset }: after a slap an extra discard is due.
   *[over] Seat { $viewer } of { $preset }: the hand is over.
 }
view-seat = { $seat }{ $dealer ->
    [yes] , the dealer
   *[no] { "" }
 }: { $shown ->
    [yes] { $cards }, count { $count }
   *[no] { $number ->
        [one] 1 card, hidden
       *[other] { $number } cards, hidden
    }
 }{ $turns ->
    [0] { "" }
    [one] , waits 1 turn
   *[other] , waits { $turns } turns
 }
view-spread = Spread { $spread } of { $owner }: { $cards }
view-piles = Pile: { $card } on top, { $number ->
    [one] 1 card
   *[other] { $number } cards
 }. Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
 }.

## Rules on the command line

cli-rules = list, show, check, compare and share house rules
cli-rules-list = print the named versions of the game
cli-rules-show = print the rules sheet: how we play
cli-rules-check = print everything that is wrong with rules in a file
cli-rules-diff = print what differs from one set of rules to another
cli-rules-code = print the code of rules, for links and chat
cli-rules-schema = print a JSON schema of rules
cli-rules-file = a file with rules as JSON; - is standard input
cli-rules-name = a preset, a rules code, or a JSON file (its name ends in .json or has a path)
cli-rules-change = an option and its value, as hand_size=7 or deal_wins=50
cli-rules-same = These are the same rules.
cli-rules-not-json = The file “{ $file }” holds no JSON: { $why }.
cli-rules-good = These rules can be played.
cli-rules-no-value = “{ $value }” is no change: write an option and its value, as hand_size=7.
schema-title = House rules of Tonk: a preset's name, or an object of preset and options

## Rules codes

refusal-code-shape = “{ $value }” is no rules code: a code looks like t1-wa-sk5-520.
refusal-code-version = This rules code is of version { $value }, and this software reads version { $valid }: get a newer one.
refusal-code-check = “{ $value }” has a typing error: its letters and its last three digits do not go together.
refusal-code-preset = This rules code names a preset “{ $value }” that this software does not know: get a newer one.
refusal-code-option = This rules code has a part “{ $value }” that this software does not know: get a newer one.
refusal-code-value = This rules code gives the option { $option } a choice number { $value } that this software does not know: get a newer one.

## The options: sections

section-pack = Pack and deal
section-deal-wins = Deal wins
section-play = Play
section-waiting = Waiting
section-payments = Payments
section-session = Session

## The options: label, sentence, words to find it by, and choices

choice-on = On
choice-off = Off

option-pack = Pack
option-pack-help = How many cards you play with; with 40 there are no 8s, 9s and 10s, and the 7 is next to the jack.
option-pack-words = short pack, stripped deck, Spanish deck, forty, fifty-two
choice-pack-52 = 52 cards
choice-pack-40 = 40 cards

option-jokers = Jokers
option-jokers-help = How many jokers are added to the pack; a joker counts 0 in your hand.
option-jokers-words = dead jokers, add jokers
number-jokers = { $value ->
    [0] None
    [one] 1 joker
   *[other] { $value } jokers
 }

option-jokers-wild = Wild jokers
option-jokers-wild-help = A joker may stand for any card of the pack; when this is off, jokers fit no spread.
option-jokers-wild-words = wild card, joker stands for, dead jokers

option-deuces-wild = Wild deuces
option-deuces-wild-help = The four 2s may stand for any card of the pack; each still counts 2 in your hand.
option-deuces-wild-words = wild card, twos wild, 2s wild

option-min-naturals = Natural cards in a spread
option-min-naturals-help = How many cards of a spread must stand for themselves when the others are wild.
option-min-naturals-words = wild cards limit, how many wild cards
choice-min-naturals-1 = At least one
choice-min-naturals-2 = At least two

option-court-points = Court cards count
option-court-points-help = What a jack, a queen and a king count in your hand.
option-court-points-words = face cards, picture cards, points, rising, eleven twelve thirteen
choice-court-points-ten = 10 each
choice-court-points-rising = J 11, Q 12, K 13

option-hand-size = Cards each
option-hand-size-help = How many cards each player is dealt; five and seven are the known games.
option-hand-size-words = hand size, five cards, seven cards, deal
number-hand-size = { $value ->
    [one] 1 card
   *[other] { $value } cards
 }

option-upcard = Upcard
option-upcard-help = A card is turned up to start the discard pile; when this is off, the first player cannot take.
option-upcard-words = no upcard, face up, turned card, first discard

option-first-deal = First dealer
option-first-deal-help = How the first dealer is found; after that the deal passes to the left.
option-first-deal-words = cut the cards, seats, who deals, highest card
choice-first-deal-cut-seats = Cut for deal and seats
choice-first-deal-cut-seats-help = Everybody draws a card: the highest deals, and the next highest sit on the dealer's left in order.
choice-first-deal-cut-dealer = Highest card dealt
choice-first-deal-cut-dealer-help = Everybody is dealt one card: the highest deals, and the seats stay.
choice-first-deal-random = Drawn at random
choice-first-deal-random-help = The software picks the first dealer.

option-deal-wins = Winning deals
option-deal-wins-help = The dealt hands that win at once, and what each other player pays for them.
option-deal-wins-words = tonk on the deal, instant win, dealt 49, dealt 50, forty-nine, fifty, double tonk, natural, low hand, thirteen, fifteen
choice-deal-wins-49-50 = 49 or 50
choice-deal-wins-49-50-help = 49 or 50 pays 2.
choice-deal-wins-50 = 50 only
choice-deal-wins-50-help = 50 pays 2.
choice-deal-wins-50-double-49-single = 50 double, 49 single
choice-deal-wins-50-double-49-single-help = 50 pays 2 and 49 pays 1; the best hand wins.
choice-deal-wins-49-50-15 = 49, 50 or at most 15
choice-deal-wins-49-50-15-help = 49 or 50, or at most 15, pays 2.
choice-deal-wins-49-50-13 = 49, 50 or at most 13
choice-deal-wins-49-50-13-help = 49 or 50, or at most 13, pays 2.
choice-deal-wins-49-50-9-triple = At most 9 triple, 49 or 50
choice-deal-wins-49-50-9-triple-help = At most 9 pays 3; 49 or 50 pays 2.
choice-deal-wins-9 = At most 9 only
choice-deal-wins-9-help = At most 9 pays 2.
choice-deal-wins-11-50-49 = At most 11, then 50, then 49
choice-deal-wins-11-50-49-help = Each pays 2; at most 11 beats 50, and 50 beats 49.
choice-deal-wins-50-49-13 = 50, then 49, then at most 13
choice-deal-wins-50-49-13-help = Each pays 2; 50 beats 49, 49 beats at most 13, and of two equals the one nearest the dealer's left wins.
choice-deal-wins-50-49-14 = 50, 49 or at most 14, all paid
choice-deal-wins-50-49-14-help = Each pays 2, and everybody who has such a hand is paid.
choice-deal-wins-47-50 = 47 or 50
choice-deal-wins-47-50-help = 47 or 50 pays 2; made for the 40-card pack.
choice-deal-wins-all-courts = All court cards
choice-deal-wins-all-courts-help = A hand of jacks, queens and kings alone pays 2.
choice-deal-wins-big-50 = Big 50
choice-deal-wins-big-50-help = 50 pays 2, at most 13 pays 2; 49 may be claimed on your first turn for 1.
choice-deal-wins-big-50-49-double = Big 50, 49 double
choice-deal-wins-big-50-49-double-help = 50 pays 2, at most 13 pays 2; 49 may be claimed on your first turn for 2.
choice-deal-wins-big-50-earliest = Big 50, earliest wins
choice-deal-wins-big-50-earliest-help = As Big 50, and of two hands of 50 the one nearest the dealer's left wins.
choice-deal-wins-none = None
choice-deal-wins-none-help = No dealt hand wins at once.

option-deal-win-contest = Several winning deals
option-deal-win-contest-help = What happens when more than one player is dealt a winning hand.
option-deal-win-contest-words = contest, both have 49 or 50, thrown in, two tonks
choice-deal-win-contest-throw-in = Thrown in
choice-deal-win-contest-throw-in-help = Nobody pays and the next dealer deals.
choice-deal-win-contest-best = Best hand wins
choice-deal-win-contest-best-help = The kind listed first wins; among low hands the lowest.
choice-deal-win-contest-all = All are paid
choice-deal-win-contest-all-help = Each is paid by every player who has no such hand.

option-deal-win-tie = Equal winning deals
option-deal-win-tie-help = What happens when the best hand wins and two are equally good.
option-deal-win-tie-words = tie, equal hands, both have 50, dealer's left
choice-deal-win-tie-throw-in = Thrown in
choice-deal-win-tie-throw-in-help = Nobody pays and the next dealer deals.
choice-deal-win-tie-nearest-left = Nearest the dealer's left
choice-deal-win-tie-nearest-left-help = The one nearest the dealer's left is paid by everybody.
choice-deal-win-tie-all = All are paid
choice-deal-win-tie-all-help = Each is paid by every player who has no such hand.

option-must-spread = Forced spreads
option-must-spread-help = Whether you must lay a natural spread you hold before your turn ends.
option-must-spread-words = must lay, hold a spread, keep three aces, forced
choice-must-spread-no = No
choice-must-spread-no-help = You may keep a spread in your hand.
choice-must-spread-yes = Yes
choice-must-spread-yes-help = You may not discard while you hold one.
choice-must-spread-yes-but-aces = Yes, but aces may stay
choice-must-spread-yes-but-aces-help = You may keep a book of aces; everything else must be laid.

option-held-spreads = Spreads kept in hand
option-held-spreads-help = Whether the cards of a spread you did not lay count against you.
option-held-spreads-words = unmatched cards, deadwood, count of the hand, free
choice-held-spreads-count = Count in full
choice-held-spreads-count-help = Every card left in your hand counts.
choice-held-spreads-free = Count nothing
choice-held-spreads-free-help = Only cards outside spreads count; the best way to part them is taken.

option-fourth-to-book = Fourth card to a book
option-fourth-to-book-help = A book of three on the table may be hit with the fourth card; when this is off, only runs can be hit.
option-fourth-to-book-words = book rule, four of a kind, hit a set

option-hits-per-turn = Hits in a turn
option-hits-per-turn-help = How many cards you may hit on spreads in one turn.
option-hits-per-turn-words = book rule, one hit, limit of hits
choice-hits-per-turn-0 = No limit
choice-hits-per-turn-1 = One

option-hit-replaces-discard = A hit replaces the discard
option-hit-replaces-discard-help = In a turn in which you hit, you do not discard.
option-hit-replaces-discard-words = book rule, no discard after a hit

option-take-must-use = A card taken must be used
option-take-must-use-help = You may take the top discard only to spread or hit with it at once.
option-take-must-use-words = book rule, pick up the discard, take only to lay

option-return-taken = Discard the card just taken
option-return-taken-help = The card you took from the pile may be discarded again in the same turn.
option-return-taken-words = put it back, return the card, pass

option-touch-stock = Touching the stock binds
option-touch-stock-help = Touching the stock commits you to drawing from it: no take, drop or claim any more.
option-touch-stock-words = touch the deck, commits, pluck

option-first-drop-turn = Dropping from
option-first-drop-turn-help = The first of your own turns in which you may drop.
option-first-drop-turn-words = knock, go down, no drop in the first round, early drop
choice-first-drop-turn-1 = First turn
choice-first-drop-turn-2 = Second turn
choice-first-drop-turn-3 = Third turn

option-slap = Slapping
option-slap-help = Whether a discard that fits a spread may be slapped on it out of turn.
option-slap-words = slap the deck, race, out of turn, priority, fastest
choice-slap-off = Off
choice-slap-off-help = Nobody plays out of turn.
choice-slap-race = The fastest
choice-slap-race-help = The first to slap puts the card on the spread and discards one extra card.
choice-slap-next-first = Next player first
choice-slap-next-first-help = The player whose turn is next wins every race, but the slap is then that player's turn.

option-boobed = Boobed deck
option-boobed-help = When the stock holds no more cards than there are players, emptying your hand does not end the play; you may drop with 0 later.
option-boobed-words = Rushville, low stock, short stock, empty hand goes on

option-stock-end = The stock runs out
option-stock-end-help = When the empty stock ends the hand.
option-stock-end-words = empty stock, last card, deck runs out
choice-stock-end-wanted = When a card is wanted
choice-stock-end-wanted-help = Play goes on while everybody takes the discard; it ends when a player wants to draw.
choice-stock-end-emptied = After the last card
choice-stock-end-emptied-help = It ends with the turn in which the last card was drawn.

option-stock-out = Who wins then
option-stock-out-help = Who is paid when the stock has run out.
option-stock-out-words = dead hand, stock-out, empty stock, lowest count
choice-stock-out-lowest = Lowest count
choice-stock-out-lowest-help = The lowest count is paid by everybody else.
choice-stock-out-dead = Nobody
choice-stock-out-dead-help = The hand is dead: there are no payments.

option-stock-out-tie = Equal lowest then
option-stock-out-tie-help = Who is paid when the stock has run out and several have the lowest count.
option-stock-out-tie-words = dead hand, tie, equal counts, stock-out
choice-stock-out-tie-all = All of them
choice-stock-out-tie-all-help = Each is paid by every player who is not one of them.
choice-stock-out-tie-dead = Nobody
choice-stock-out-tie-dead-help = The hand is dead: there are no payments.
choice-stock-out-tie-nearest-left = Nearest the dealer's left
choice-stock-out-tie-nearest-left-help = Only the one nearest the dealer's left is paid.

option-wait-after-spread = Wait after a spread
option-wait-after-spread-help = How many of your own turns you may not drop after you lay a spread; three in the usual waiting game.
option-wait-after-spread-words = waiting, penalty turns, may not drop, freeze
number-wait-after-spread = { $value ->
    [0] No wait
    [one] 1 turn
   *[other] { $value } turns
 }

option-wait-after-hit = Wait after a hit
option-wait-after-hit-help = How many of their own turns the owner of a spread may not drop after somebody hits it; one in the usual waiting game.
option-wait-after-hit-words = waiting, hit makes you wait, may not drop, freeze
number-wait-after-hit = { $value ->
    [0] No wait
    [one] 1 turn
   *[other] { $value } turns
 }

option-wait-own-hit = Your own hit makes you wait
option-wait-own-hit-help = Hitting your own spread makes you wait as well.
option-wait-own-hit-words = waiting, own spread

option-wait-stacking = Several hits
option-wait-stacking-help = Whether several hits on your spreads between two of your turns make you wait longer.
option-wait-stacking-words = waiting, add up, once a round, stacking
choice-wait-stacking-add = All add up
choice-wait-stacking-add-help = Every hit adds its wait.
choice-wait-stacking-once-a-round = Count once a round
choice-wait-stacking-once-a-round-help = Hits by others between two of your turns count once; your own add up.

option-hit-blocks-out = A hit keeps you from going out
option-hit-blocks-out-help = A player whose spread was hit by somebody else may not get rid of all cards in the next turn.
option-hit-blocks-out-words = waiting, blocked, may not empty the hand

option-stake = Stake
option-stake-help = The basic amount; every payment is so many stakes.
option-stake-words = money, bet, points, amount, ante
number-stake = { $value }

option-scoring = Scoring
option-scoring-help = Whether the losers pay, or write down the points left in their hands.
option-scoring-words = push-ups, points, money, score sheet
choice-scoring-stakes = Stakes
choice-scoring-stakes-help = Every win is paid in stakes.
choice-scoring-push-ups = Push-ups
choice-scoring-push-ups-help = Nobody pays: losers add up the points in their hands, and the lowest total is best.

option-pays-drop = A drop pays
option-pays-drop-help = What each other player pays to a dropper with the lowest count.
option-pays-drop-words = knock, single, payment
number-pays-drop = { $value ->
    [one] 1 stake
   *[other] { $value } stakes
 }

option-catch = A caught dropper pays
option-catch-help = Who is paid what when somebody has as little as the dropper, or less.
option-catch-words = caught, catch, bumped, undercut, penalty, double, the caught man pays everybody
choice-catch-standard = 2 to each catcher
choice-catch-standard-help = 2 to each player with as little or less; the lowest also gets 1 from everybody else.
choice-catch-low-only = 2 to the lowest only
choice-catch-low-only-help = Only the lowest is paid: 2 by the dropper and 1 by everybody else.
choice-catch-everyones-stake = Everybody's stake to the lowest
choice-catch-everyones-stake-help = The dropper pays the lowest for the whole table; nobody else pays.
choice-catch-single-each = 1 to each catcher, 2 to the lowest
choice-catch-single-each-help = 1 to each player with as little or less, 1 more to the lowest, who also gets 1 from everybody else.
choice-catch-double-to-all = 2 to everybody
choice-catch-double-to-all-help = The dropper pays 2 to every other player.
choice-catch-five-to-low = 5 to the lowest
choice-catch-five-to-low-help = The dropper pays 5 to the lowest; of several lowest, to the one nearest the dealer's left.
choice-catch-catchers-double = 2 to each catcher, no more
choice-catch-catchers-double-help = 2 to each player with as little or less; nobody else pays.
choice-catch-catchers-fourfold = 4 to each catcher, no more
choice-catch-catchers-fourfold-help = 4 to each player with as little or less; nobody else pays.
choice-catch-per-player = 2 for each player, to the lowest
choice-catch-per-player-help = The dropper pays the lowest 2 for every player at the table; nobody else pays.
choice-catch-low-from-everyone = 2 to each catcher, 3 to the lowest
choice-catch-low-from-everyone-help = 2 to each player with as little or less, 1 more to the lowest, who also gets 1 from everybody else.

option-pays-out = Going out pays
option-pays-out-help = What each other player pays when you empty your hand with the discard.
option-pays-out-words = last card discarded, single, rummy, empty the hand
number-pays-out = { $value ->
    [one] 1 stake
   *[other] { $value } stakes
 }

option-pays-tonk = A tonk pays
option-pays-tonk-help = What each other player pays when you empty your hand without a discard, unless one of the next two applies.
option-pays-tonk-words = tonk out, double, single, rummy, no discard
number-pays-tonk = { $value ->
    [one] 1 stake
   *[other] { $value } stakes
 }

option-pays-two-spreads = A tonk with two spreads pays
option-pays-two-spreads-help = What each other player pays when your last act is laying at least your second spread of the hand.
option-pays-two-spreads-words = tonk out, double, single, second spread
number-pays-two-spreads = { $value ->
    [one] 1 stake
   *[other] { $value } stakes
 }

option-pays-first-turn = A tonk in the first turn pays
option-pays-first-turn-help = What each other player pays when you tonk in your first turn with two or more spreads and no hit.
option-pays-first-turn-words = tonk out, first turn, special payment, quadruple
number-pays-first-turn = { $value ->
    [0] Nothing special
    [one] 1 stake
   *[other] { $value } stakes
 }

option-pays-stock = The lowest at stock-out gets
option-pays-stock-help = What each other player pays to the lowest count when the stock has run out.
option-pays-stock-words = empty stock, payment
number-pays-stock = { $value ->
    [one] 1 stake
   *[other] { $value } stakes
 }

option-deals = Length of the session
option-deals-help = How many hands are planned.
option-deals-words = number of hands, deals, rounds, open-ended
number-deals = { $value ->
    [0] Open-ended
    [one] 1 hand
   *[other] { $value } hands
 }

option-big-one = The Big One
option-big-one-help = How many deals at the end of a session count double; in an open-ended session the dealer may call them.
option-big-one-words = double deals, last hand double, big one
number-big-one = { $value ->
    [0] None planned
    [one] 1 deal
   *[other] { $value } deals
 }

option-suit-bet = Suit side bet
option-suit-bet-help = What each bettor puts in the pot before the deal; the highest card of the suit the dealer calls wins it.
option-suit-bet-words = side bet, high card, called suit, pot
number-suit-bet = { $value ->
    [0] No bet
   *[other] { $value }
 }

option-naturals-bet = Three-of-a-kind side bet
option-naturals-bet-help = What each bettor adds to the pot every deal; the first to lay a natural three or four of a kind wins it.
option-naturals-bet-words = side bet, three of a kind, naturals, pot, book
number-naturals-bet = { $value ->
    [0] No bet
   *[other] { $value }
 }

option-words = Words at the table
option-words-help = The names for dropping, going out and winning deals.
option-words-words = vocabulary, rummy, bumped, double tonk, Rushville, Washington
choice-words-classic = Classic
choice-words-classic-help = Drop, tonk, deal win, caught.
choice-words-rushville = Rushville
choice-words-rushville-help = Tonk for a drop, rummy for an empty hand and for a winning deal, bumped for caught.
choice-words-washington = Washington
choice-words-washington-help = A winning deal is a double tonk.

tier = { $kind ->
    [totals] { $number ->
        [1] { $first }
        [2] { $first } or { $last }
       *[other] one of { $all }
     }
    [at-most] at most { $first }
   *[courts] all court cards
 } pays { $pays }{ $when ->
    [turn] {" "}when claimed on the first turn
   *[deal] {""}
 }{ $tie ->
    [throw-in] {" "}(equal hands are thrown in)
    [nearest-left] {" "}(of equal hands the one nearest the dealer's left wins)
    [all] {" "}(equal hands are all paid)
   *[none] {""}
 }

tier-kind-totals = A total of
tier-kind-at-most = At most
tier-kind-all-courts = All court cards
tier-pays = Pays
tier-when-deal = At once
tier-when-turn = When claimed
tier-tie-none = As for all
tier-tie-throw-in = Thrown in
tier-tie-nearest-left = Nearest the dealer's left
tier-tie-all = All are paid

## What differs

differences = { $count ->
    [0] No rule differs from { $preset }.
    [one] 1 rule differs from { $preset }:
   *[other] { $count } rules differ from { $preset }:
 }

## The presets

preset-classic = Classic
preset-classic-origin = The typical American game
preset-classic-about = Five cards, 49 or 50 wins on the deal, a tonk pays double, and a caught dropper pays double.
preset-waiting = Waiting
preset-waiting-origin = Many players
preset-waiting-about = You may not drop for three turns after laying a spread, nor for one turn after your spread is hit.
preset-dutch = Dutch
preset-dutch-origin = A mixture of two Dutch rule pages, for 2 to 6 players
preset-dutch-about = Only 50 wins on the deal, and a caught dropper pays the lowest like everybody else, on top of the double.
preset-washington-dc = Washington DC
preset-washington-dc-origin = Washington DC
preset-washington-dc-about = At most 11 wins on the deal as well, and beats 50, which beats 49.
preset-newark = Newark
preset-newark-origin = Newark, New Jersey
preset-newark-about = At most 13 wins on the deal as well, after 50 and 49, and two spreads in the first turn pay fourfold.
preset-baton-rouge = Baton Rouge
preset-baton-rouge-origin = Baton Rouge, Louisiana, and the US Army
preset-baton-rouge-about = Forty cards without 8s, 9s and 10s; 47 or 50 wins on the deal.
preset-rushville = Rushville
preset-rushville-origin = Rushville, Indiana
preset-rushville-about = Rummy pays double, court cards win on the deal, the bumped pay fourfold, and near the end of the stock the deck is boobed.
preset-chicago = Chicago
preset-chicago-origin = Chicago cab drivers
preset-chicago-about = Wild jokers and deuces, no upcard, and the Big 50: 50 or at most 13 wins on the deal, 49 can be claimed.
preset-washington-state = Washington State
preset-washington-state-origin = Washington State, for 2 to 6 players, best with 4
preset-washington-state-about = Every winning deal is paid, a hit by others makes you wait, and a caught dropper pays 2 for each player; kept as plus and minus on a sheet.
preset-push-ups = Push-ups
preset-push-ups-origin = Played for points
preset-push-ups-about = Nobody pays: losers add the points in their hands, doubled for two spreads or a winning deal, and the lowest total is best.
preset-seattle = Seattle
preset-seattle-origin = Seattle longshoremen; also several American books
preset-seattle-about = Seven cards each, and no winning deals.
preset-vietnam = Vietnam
preset-vietnam-origin = Sailors in Vietnam
preset-vietnam-about = Seven cards each from the 40-card pack, and no winning deals.
preset-book = By the book
preset-book-origin = Four separate rules found only in books, together
preset-book-about = No fourth card to a book, one hit in a turn and then no discard, and a card taken must be used at once.
preset-slap = Slap
preset-slap-origin = Slap the deck
preset-slap-about = A discard that fits a spread belongs to whoever slaps it first.
preset-jokers = Dead jokers
preset-jokers-origin = Dead jokers
preset-jokers-about = Two jokers that count 0 and fit no spread.
preset-rising-courts = Rising courts
preset-rising-courts-origin = J 11, Q 12, K 13
preset-rising-courts-about = Court cards count 11, 12 and 13, and there are no winning deals.

## Words of advice

advice-rising-deal-wins = With rising court cards the game has no winning deals; this one is possible, but a house rule of your own.
advice-40-no-49 = With 40 cards a hand of 49 cannot be dealt: 47 or 50 is the usual choice.
advice-no-jokers = There are no jokers in the pack, so wild jokers change nothing.

## The rules sheet

sheet-title = How we play: { $preset }{ $changes ->
    [0] {""}
    [one] {" "}with 1 change
   *[other] {" "}with { $changes } changes
 } ({ $code })
sheet-marked = A star marks what differs from the classic game.
sheet-section-cards = The cards
sheet-section-wild = Wild cards
sheet-section-deal = The deal
sheet-section-turn = The turn
sheet-section-slapping = Slapping
sheet-section-waiting = Dropping and waiting
sheet-section-ending = The end of the hand
sheet-section-payments = What a hand pays
sheet-section-stock = When the stock runs out
sheet-section-session = The session

sheet-pack = { $pack ->
    [40] We play with 40 cards, without 8s, 9s and 10s: the 7 is next to the jack.
   *[other] We play with { $pack } cards.
 }
sheet-jokers = { $wild ->
    [yes] { $jokers ->
        [one] 1 wild joker is added; it counts 0.
       *[other] { $jokers } wild jokers are added; each counts 0.
     }
   *[no] { $jokers ->
        [one] 1 joker is added; it counts 0 and fits no spread.
       *[other] { $jokers } jokers are added; each counts 0 and fits no spread.
     }
 }
sheet-points = { $court_points ->
    [rising] An ace counts 1, a jack 11, a queen 12, a king 13, every other card its number. Aces are low in runs: A-2-3, never Q-K-A.
   *[ten] An ace counts 1, jacks, queens and kings 10, every other card its number. Aces are low in runs: A-2-3, never Q-K-A.
 }
sheet-spreads = A spread is a book (3 or 4 cards of one rank) or a run (3 or more cards of one suit in a row).
sheet-players = The pack is enough for 2 to { $most } players.

sheet-wild = { $wild ->
    [both] Jokers and 2s are wild.
    [jokers] Jokers are wild.
   *[deuces] The four 2s are wild.
 } A wild card stands for one named card of the pack when it is laid, and keeps that meaning.
sheet-wild-meaning = { $min_naturals ->
    [one] At least 1 card of a spread stands for itself.
   *[other] At least { $min_naturals } cards of a spread stand for themselves.
 } A book has each suit once, and never more than four cards.
sheet-wild-deuces = A 2 may also be played as itself, and always counts 2 in the hand.

sheet-first-deal = { $first_deal ->
    [cut-dealer] Everybody is dealt one card and the highest deals first; the seats stay.
    [random] The first dealer is drawn at random.
   *[cut-seats] Everybody cuts: the highest card deals first, and the next highest sit on the dealer's left in order.
 } The deal passes to the left after every hand.
sheet-deal = { $hand_size ->
    [one] Each player gets 1 card, the dealer last.
   *[other] Each player gets { $hand_size } cards, one at a time, the dealer last.
 }
sheet-upcard = { $upcard ->
    [no] No card is turned up: the first player cannot take, and the first discard starts the pile.
   *[yes] The next card is turned up and starts the discard pile; the rest is the stock.
 }
sheet-no-deal-wins = No dealt hand wins at once.
sheet-deal-wins = Some dealt hands win at once. A hand belongs to the first of these lines that it fits:
sheet-tier = { $kind ->
    [totals] { $number ->
        [1] { $first }
        [2] { $first } or { $last }
       *[other] One of { $all }
     }
    [at-most] At most { $first }
   *[courts] All cards jacks, queens and kings
 }: { $points ->
    [yes] { $pays ->
        [one] the others score their count
       *[other] the others score { $pays } times their count
     }
   *[no] each other player pays { $amount }
 }{ $when ->
    [turn], when claimed as the first act of your first turn, before anybody lays a spread.
   *[deal].
 }{ $tie ->
    [throw-in] {" "}Equal hands are thrown in.
    [nearest-left] {" "}Of equal hands the one nearest the dealer's left wins.
    [all] {" "}Equal hands are all paid.
   *[none] {""}
 }
sheet-contest = { $deal_win_contest ->
    [best] If more than one player has such a hand, the one in the highest line wins; where a low count wins, the lowest.
    [all] If more than one player has such a hand, each of them is paid by all who have none.
   *[throw-in] If more than one player has such a hand, the hand is thrown in without payments.
 }
sheet-tie = { $deal_win_tie ->
    [nearest-left] Of two equally good the one nearest the dealer's left wins.
    [all] Two equally good are both paid by all who have no such hand.
   *[throw-in] If two are equally good, the hand is thrown in without payments.
 }

sheet-turn-start = The player on the dealer's left begins, and play goes clockwise. Start your turn by dropping, by drawing the top card of the stock, or by taking the top discard.
sheet-turn-claim = In your first turn you may claim a winning hand instead, while nobody has laid a spread.
sheet-touch-stock = Touching the stock binds you to draw from it.
sheet-take = { $take_must_use ->
    [yes] A discard may be taken only to spread or hit with it at once.
   *[no] { $return_taken ->
        [yes] A card taken from the pile may be discarded again in the same turn.
       *[no] A card taken from the pile may not be discarded in the same turn, unless it is your only card.
     }
 }
sheet-turn-play = { $hits_per_turn ->
    [1] After that lay any number of spreads and hit at most one card on anybody's spreads; then discard one card.
   *[0] After that lay spreads and hit anybody's spreads with any number of cards; then discard one card.
 }
sheet-fourth-to-book = { $fourth_to_book ->
    [no] A book of three on the table cannot be hit; runs can.
   *[yes] A book of three may be hit with the fourth card, a run at both ends.
 }
sheet-hit-replaces-discard = In a turn in which you hit, you do not discard.
sheet-must-spread = { $must_spread ->
    [yes] A natural spread in your hand must be laid before you end your turn.
    [yes-but-aces] A natural spread in your hand must be laid before you end your turn, but a book of aces may stay.
   *[no] You may keep a spread in your hand.
 }

sheet-slap = { $slap ->
    [next-first] When a discard fits a spread, anybody may slap it there before the next turn begins, then discards one extra card. The player who is next wins every race.
   *[race] When a discard fits a spread, anybody may slap it there before the next turn begins; the fastest does it, then discards one extra card.
 }
sheet-slap-order = { $slap ->
    [next-first] The turn then goes on as if nothing had happened; but when the player who is next slaps, that was their turn.
   *[race] The turn then goes on as if nothing had happened, after the player who discarded first.
 } Slapping your own discard needs no extra one.
sheet-slap-late = A card that nobody slapped can only be taken and hit with in the normal way.

sheet-drop = { $first_drop_turn ->
    [1] You may drop at the start of any of your turns.
   *[other] You may drop at the start of your turn, but not before your turn number { $first_drop_turn }.
 } You show your hand and claim the lowest count.
sheet-count = { $held_spreads ->
    [free] Your count is the sum of the cards in your hand that are in no spread.
   *[count] Your count is the sum of all cards in your hand, spreads that you kept included.
 }
sheet-no-waits = Nobody has to wait: laying a spread or being hit never keeps you from dropping.
sheet-wait-after-spread = { $wait_after_spread ->
    [one] After laying a spread you may not drop in your next turn.
   *[other] After laying a spread you may not drop in your next { $wait_after_spread } turns.
 }
sheet-wait-after-hit = { $wait_after_hit ->
    [one] When somebody hits your spread, you may not drop in your next turn.
   *[other] When somebody hits your spread, you may not drop in your next { $wait_after_hit } turns.
 } { $wait_own_hit ->
    [no] Hitting your own spread does not make you wait.
   *[yes] Hitting your own spread counts as well.
 }
sheet-wait-stacking = { $wait_stacking ->
    [once-a-round] Hits by others between two of your turns count once; your own add up.
   *[add] All waits add up.
 }
sheet-blocked = When somebody else has hit your spread, you may not get rid of all your cards in your next turn.

sheet-ends-empty = Whoever has no cards left wins: a tonk when the last card leaves by a spread or a hit, going out when it is the discard.
sheet-ends-drop = A dropper with the lowest count of all wins. If anybody has as little or less, the dropper is caught.
sheet-boobed = When the stock holds no more cards than there are players, the deck is boobed: an empty hand does not end the play, and its owner may drop with 0 in a later turn.
sheet-repetition = If the same position comes back a third time, the hand ends as if the stock had run out.

sheet-stake = The stake is { $stake }.
sheet-points-scored = Nobody pays. Winners add 0, every other player adds the count left in hand; the lowest total is best.
sheet-pays-drop = Dropping lowest: each other player pays { $amount }.
sheet-pays-out = { $points ->
    [yes] { $stakes ->
        [one] Going out: the others score their count.
       *[other] Going out: the others score { $stakes } times their count.
     }
   *[no] Going out: each other player pays { $amount }.
 }
sheet-pays-tonk = { $points ->
    [yes] { $stakes ->
        [one] A tonk: the others score their count.
       *[other] A tonk: the others score { $stakes } times their count.
     }
   *[no] A tonk: each other player pays { $amount }.
 }
sheet-pays-two-spreads = { $points ->
    [yes] { $stakes ->
        [one] A tonk by laying at least your second spread: the others score their count.
       *[other] A tonk by laying at least your second spread: the others score { $stakes } times their count.
     }
   *[no] A tonk by laying at least your second spread: each other player pays { $amount }.
 }
sheet-pays-first-turn = { $points ->
    [yes] { $stakes ->
        [one] A tonk in your first turn with two or more spreads and no hit: the others score their count.
       *[other] A tonk in your first turn with two or more spreads and no hit: the others score { $stakes } times their count.
     }
   *[no] A tonk in your first turn with two or more spreads and no hit: each other player pays { $amount }.
 }
sheet-points-factor = Any other end: every loser adds the count once.
sheet-catch = { $catch ->
    [low-only] A caught dropper pays { $lowest } to the lowest; everybody else pays the lowest { $others }.
    [everyones-stake] A caught dropper pays the lowest { $head } for each player except the lowest; nobody else pays.
    [single-each] A caught dropper pays { $each } to each player with as little or less, but the lowest { $lowest }; everybody else pays the lowest { $others }.
    [double-to-all] A caught dropper pays { $everybody } to every other player.
    [five-to-low] A caught dropper pays { $lowest } to the lowest, of several to the one nearest the dealer's left; nobody else pays.
    [catchers-double] A caught dropper pays { $each } to each player with as little or less; nobody else pays.
    [catchers-fourfold] A caught dropper pays { $each } to each player with as little or less; nobody else pays.
    [per-player] A caught dropper pays the lowest { $head } for every player at the table; nobody else pays.
    [low-from-everyone] A caught dropper pays { $each } to each player with as little or less, but the lowest { $lowest }; everybody else pays the lowest { $others }.
   *[standard] A caught dropper pays { $each } to each player with as little or less; everybody but the dropper pays the lowest { $others }.
 }
sheet-catch-example = { $players ->
    [3] Example: the dropper has { $count0 }, the others { $count1 } and { $count2 }. The dropper gets { $net0 }, the others { $net1 } and { $net2 }.
   *[4] Example: the dropper has { $count0 }, the others { $count1 }, { $count2 } and { $count3 }. The dropper gets { $net0 }, the others { $net1 }, { $net2 } and { $net3 }.
 }
sheet-catch-points = { $catch ->
    [five-to-low] A caught dropper scores like any loser; the lowest wins, of several the one nearest the dealer's left.
   *[other] A caught dropper scores like any loser; the lowest wins.
 }

sheet-stock-end = { $stock_end ->
    [emptied] The hand ends with the turn in which the last card of the stock was drawn.
   *[wanted] With an empty stock play goes on while everybody takes the discard; the hand ends when a player wants to draw.
 }
sheet-stock-dead = Then the hand is dead: nobody wins.
sheet-stock-lowest = { $points ->
    [yes] Then the lowest count wins.
   *[no] Then each other player pays { $amount } to the lowest count.
 }
sheet-stock-tie = { $stock_out_tie ->
    [dead] If several are lowest, the hand is dead: nobody wins.
    [nearest-left] If several are lowest, the one nearest the dealer's left wins.
   *[all] { $points ->
        [yes] If several are lowest, all of them win.
       *[no] If several are lowest, each is paid by every player who is not.
     }
 }

sheet-deals = { $deals ->
    [0] The session goes on for as long as we like.
    [one] The session has 1 hand.
   *[other] The session has { $deals } hands.
 }
sheet-big-one = { $big_one ->
    [one] The Big One: the last hand counts double.
   *[other] The Big One: the last { $big_one } hands count double.
 }
sheet-big-one-called = { $called ->
    [one] The dealer may call The Big One before a deal: that hand counts double and ends the session.
   *[other] The dealer may call The Big One before a deal: the next { $called } hands count double and end the session.
 }
sheet-suit-bet = Side bet: the dealer calls a suit before the deal, whoever wants puts { $amount } in the pot, and the highest card of the suit wins it; if nobody has the suit the pot stays.
sheet-naturals-bet = Side bet: whoever wants adds { $amount } to the pot every deal, and the first of them to lay a natural three or four of a kind wins it.
sheet-pots = Side bets are never doubled; a pot left at the end is divided among its players.
sheet-words = { $words ->
    [rushville] At this table a drop is called tonk, emptying the hand and a winning deal rummy, and caught bumped.
   *[other] At this table a winning deal is called a double tonk.
 }

## Sessions

refusal-session-over = The session is over.
refusal-hand-on = That is possible only between hands.
refusal-no-hand = No hand is being played: deal the next one.
refusal-two-stay = A session needs two players: nobody can leave now.
refusal-player-name = “{ $value }” is no name for a player: a name has 1 to { $most } letters, digits and signs.
refusal-player-name-taken = There is a { $value } at the table already: take another name.
refusal-big-one-planned = In a session with a planned number of deals The Big One is planned too: nobody calls it.
refusal-big-one-called = The Big One was called already.
refusal-suit-bet-off = These rules have no bet on a suit.
refusal-naturals-bet-off = These rules have no bet on natural threes.
refusal-call-suit = The dealer must call a suit before the deal: c, d, h or s.
refusal-session-not-json = “{ $value }” is no session record: a record is a JSON object.
refusal-session-format = The format of a session record is { $valid }, not “{ $value }”.
refusal-session-key = A session record has no “{ $value }”: here it has { $valid }.
refusal-session-list = In a session record { $key } is a list, not “{ $value }”.
refusal-session-bots = A session record names { $names } players but says of { $bots } whether they are bots.
refusal-session-step = “{ $value }” is no step of a session: a step is a deal, join, leave, word, secret or end.
refusal-session-damaged = The saved game is damaged and cannot go on: at step { $step } it says what cannot be. { $why }
refusal-session-engine = This game was saved by version { $value } and cannot go on with version { $engine }: its hands would not be the same.

## Requests of the page

refusal-request-not-json = “{ $value }” is no request: a request is a JSON object.
refusal-request-type = There is no request “{ $value }”: there are { $valid }.
refusal-request-field = A request { $type } has no field “{ $value }”: it has { $valid }.
refusal-request-value = In a request { $name } cannot be “{ $value }”: it is { $valid }.
refusal-request-lacks = A request { $type } lacks { $name }.
refusal-no-session = No session is open: begin a new one.
refusal-session-without-you = The first player must be a person who sits at the table.
refusal-session-person = { $value } is said to be a person, but here all other players are bots.
refusal-no-such-bot = There is no kind of bot “{ $value }”: there are { $valid }.
refusal-not-your-seat = You cannot act for { $seat }.
refusal-not-a-bot = { $seatYou ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn, and no bot sits there.
 }
refusal-bot-no-slap = No bot is about to slap at seat { $text }.
refusal-slap-priority = { $seat } plays next and slaps first.
refusal-dealer-decides = { $seat } deals, and so calls the suit and The Big One.
refusal-you-stay = You cannot leave your own table: end the session instead.
refusal-hand-record-bad = Hand record { $number } cannot be: { $why }
refusal-no-spread = You hold no spread.
refusal-nothing-to-hit = No spread is on the table yet: there is nothing to hit.
refusal-no-hit = None of your cards fits a spread on the table.
refusal-no-hit-with = { $card } fits no spread on the table.
refusal-hit-one-card = A hit is made with one card at a time.
refusal-no-slap = { $card } fits no spread on the table.

## Events

event-cut = { $again ->
    [yes] { $seatYou ->
        [yes] You cut again: { $card }.
       *[no] { $seat } cut again: { $card }.
    }
   *[no] { $seatYou ->
        [yes] You cut { $card }.
       *[no] { $seat } cut { $card }.
    }
 }
event-became-dealer = { $how ->
    [random] { $seatYou ->
        [yes] By lot you deal first.
       *[no] By lot { $seat } deals first.
    }
   *[cut] { $seatYou ->
        [yes] You have the highest card and deal first.
       *[no] { $seat } has the highest card and deals first.
    }
 }
event-joined = { $seatYou ->
    [yes] You sat down.
   *[no] { $seat } sat down.
 }
event-left = { $name } left the table.
event-called-big-one = { $seatYou ->
    [yes] You called The Big One
   *[no] { $seat } called The Big One
 }: { $deals ->
    [one] this deal counts double, and it is the last.
   *[other] the last { $deals } deals count double.
 }
event-called-suit = { $seatYou ->
    [yes] You called { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }.
   *[no] { $seat } called { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }.
 }
event-bet = { $bet ->
    [suit] { $seatYou ->
        [yes] You put { $amount } on the suit.
       *[no] { $seat } put { $amount } on the suit.
    }
   *[naturals] { $seatYou ->
        [yes] You put { $amount } in the pot for the first natural three.
       *[no] { $seat } put { $amount } in the pot for the first natural three.
    }
 }
event-dealt = { $seatYou ->
    [yes] You dealt.
   *[no] { $seat } dealt.
 }
event-touched = { $seatYou ->
    [yes] You touched the stock.
   *[no] { $seat } touched the stock.
 }
event-drew = { $seatYou ->
    [yes] You drew { $card }.
   *[no] { $seat } drew a card.
 }
event-took = { $seatYou ->
    [yes] You took { $card }.
   *[no] { $seat } took { $card }.
 }
event-laid = { $seatYou ->
    [yes] You laid { $cards }.
   *[no] { $seat } laid { $cards }.
 }
event-was-hit = { $seatYou ->
    [yes] { $ownerYou ->
        [yes] You hit your own spread with { $card }.
       *[no] You hit { $owner }'s spread with { $card }.
    }
   *[no] { $ownerYou ->
        [yes] { $seat } hit your spread with { $card }.
       *[no] { $seat } hit { $owner }'s spread with { $card }.
    }
 }
event-slapped = { $seatYou ->
    [yes] { $ownerYou ->
        [yes] You slapped { $card } on your own spread.
       *[no] You slapped { $card } on { $owner }'s spread.
    }
   *[no] { $ownerYou ->
        [yes] { $seat } slapped { $card } on your spread.
       *[no] { $seat } slapped { $card } on { $owner }'s spread.
    }
 }
event-discarded = { $seatYou ->
    [yes] You discarded { $card }.
   *[no] { $seat } discarded { $card }.
 }
event-ended-turn = { $seatYou ->
    [yes] You ended the turn without a discard.
   *[no] { $seat } ended the turn without a discard.
 }
event-passed-empty = { $seatYou ->
    [yes] You have no card left, but the stock is too low to win with that: the hand goes on.
   *[no] { $seat } has no card left, but the stock is too low to win with that: the hand goes on.
 }
event-waits = { $seatYou ->
    [yes] You may not drop for { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
   *[no] { $seat } may not drop for { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
 }
event-claimed = { $seatYou ->
    [yes] You claimed the hand you were dealt.
   *[no] { $seat } claimed the hand that was dealt.
 }
event-dropped = { $words ->
    [rushville] { $seatYou ->
        [yes] You tonked.
       *[no] { $seat } tonked.
    }
   *[classic] { $seatYou ->
        [yes] You dropped.
       *[no] { $seat } dropped.
    }
 }
event-wanted-stock = { $seatYou ->
    [yes] You wanted to draw, but the stock is empty.
   *[no] { $seat } wanted to draw, but the stock is empty.
 }
event-scored = { $seatYou ->
    [yes] You add { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[no] { $seat } adds { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
 }
event-won-pot = { $bet ->
    [suit] { $seatYou ->
        [yes] You were dealt the highest card of the suit called and won { $amount }.
       *[no] { $seat } was dealt the highest card of the suit called and won { $amount }.
    }
   *[naturals] { $seatYou ->
        [yes] You laid the first natural three and won { $amount }.
       *[no] { $seat } laid the first natural three and won { $amount }.
    }
 }
event-pot-stayed = { $bet ->
    [suit] Nobody in the bet was dealt a card of the suit: { $amount } stay in the pot.
   *[naturals] Nobody in the bet laid a natural three: { $amount } stay in the pot.
 }
event-shared-pot = { $seatYou ->
    [yes] You got { $amount } of the pot that was left.
   *[no] { $seat } got { $amount } of the pot that was left.
 }
event-showed-secret = The secret is shown: every hand it dealt can be checked.
event-session-ended = The session is over.

## Endings

ended-deal = { $number ->
    [one] { $courts ->
        [yes] { $seatYou ->
            [yes] You were dealt nothing but courts and won at once.
           *[no] { $seat } was dealt nothing but courts and won at once.
        }
       *[no] { $seatYou ->
            [yes] You were dealt { $count } and won at once.
           *[no] { $seat } was dealt { $count } and won at once.
        }
    }
   *[other] { $number } players were dealt winning hands, and the others pay them all.
 }
ended-thrown-in = More than one player was dealt a winning hand: the hand is thrown in, and nobody pays.
ended-claim = { $seatYou ->
    [yes] You were dealt { $count } and claimed it.
   *[no] { $seat } was dealt { $count } and claimed it.
 }
ended-tonk = { $words ->
    [rushville] { $seatYou ->
        [yes] Rummy: you put your last card on the table.
       *[no] Rummy: { $seat } put the last card on the table.
    }
   *[classic] { $kind ->
        [spread] { $seatYou ->
            [yes] Tonk: you laid your last cards as a spread.
           *[no] Tonk: { $seat } laid the last cards as a spread.
        }
       *[hit] { $seatYou ->
            [yes] Tonk: you hit with your last card.
           *[no] Tonk: { $seat } hit with the last card.
        }
    }
 }
ended-out = { $words ->
    [rushville] { $seatYou ->
        [yes] Rummy: you discarded your last card.
       *[no] Rummy: { $seat } discarded the last card.
    }
   *[classic] { $seatYou ->
        [yes] You discarded your last card and went out.
       *[no] { $seat } discarded the last card and went out.
    }
 }
ended-drop = { $words ->
    [rushville] { $seatYou ->
        [yes] You tonked with { $count } and had the lowest count.
       *[no] { $seat } tonked with { $count } and had the lowest count.
    }
   *[classic] { $seatYou ->
        [yes] You dropped with { $count } and had the lowest count.
       *[no] { $seat } dropped with { $count } and had the lowest count.
    }
 }
ended-caught = { $words ->
    [rushville] { $seatYou ->
        [yes] You tonked with { $count } and were bumped: { $winner } held { $low }.
       *[no] { $winnerYou ->
            [yes] { $seat } tonked with { $count } and was bumped: you held { $low }.
           *[no] { $seat } tonked with { $count } and was bumped: { $winner } held { $low }.
        }
    }
   *[classic] { $seatYou ->
        [yes] You dropped with { $count } and were caught: { $winner } held { $low }.
       *[no] { $winnerYou ->
            [yes] { $seat } dropped with { $count } and was caught: you held { $low }.
           *[no] { $seat } dropped with { $count } and was caught: { $winner } held { $low }.
        }
    }
 }
ended-stock = { $how ->
    [wanted] The stock is empty
    [emptied] The last card of the stock was drawn and played
   *[repeated] The same position came up three times
 }: { $number ->
    [all] everybody has the same count, { $low }, and nobody pays.
    [one] { $seatYou ->
        [yes] you have the lowest count, { $low }.
       *[no] { $seat } has the lowest count, { $low }.
    }
   *[other] { $number } players share the lowest count, { $low }.
 }
ended-dead = { $how ->
    [wanted] The stock is empty
    [emptied] The last card of the stock was drawn and played
   *[repeated] The same position came up three times
 }{ $tied ->
    [yes] , and the lowest count, { $low }, is shared: the hand is dead, and nobody pays.
   *[no] : the hand is dead, and nobody pays.
 }

## Payments

paid-deal = { $courts ->
    [yes] { $toYou ->
        [yes] You were dealt nothing but courts
       *[no] { $to } was dealt nothing but courts
    }
   *[no] { $toYou ->
        [yes] You were dealt { $low }
       *[no] { $to } was dealt { $low }
    }
 }: { $words ->
    [rushville] a rummy
    [washington] a double tonk
   *[classic] a deal win
 } pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-claim = { $toYou ->
    [yes] You claimed { $low }
   *[no] { $to } claimed { $low }
 }: that pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-tonk = { $toYou ->
    [yes] You had no card left
   *[no] { $to } had no card left
 }, without a discard: { $words ->
    [rushville] a rummy
   *[classic] a tonk
 } pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-out = { $toYou ->
    [yes] You discarded your last card
   *[no] { $to } discarded the last card
 }: { $words ->
    [rushville] a rummy
   *[classic] going out
 } pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-drop = { $words ->
    [rushville] { $toYou ->
        [yes] You tonked with { $low } and { $from } held { $count }: the lowest count
       *[no] { $fromYou ->
            [yes] { $to } tonked with { $low } and you held { $count }: the lowest count
           *[no] { $to } tonked with { $low } and { $from } held { $count }: the lowest count
        }
    }
   *[classic] { $toYou ->
        [yes] You dropped with { $low } and { $from } held { $count }: the lowest count
       *[no] { $fromYou ->
            [yes] { $to } dropped with { $low } and you held { $count }: the lowest count
           *[no] { $to } dropped with { $low } and { $from } held { $count }: the lowest count
        }
    }
 } pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-catch = { $words ->
    [rushville] { $fromYou ->
        [yes] You tonked with { $count } and { $to } held { $low }: a bumped tonk
       *[no] { $toYou ->
            [yes] { $from } tonked with { $count } and you held { $low }: a bumped tonk
           *[no] { $from } tonked with { $count } and { $to } held { $low }: a bumped tonk
        }
    }
   *[classic] { $fromYou ->
        [yes] You dropped with { $count } and { $to } held { $low }: a caught drop
       *[no] { $toYou ->
            [yes] { $from } dropped with { $count } and you held { $low }: a caught drop
           *[no] { $from } dropped with { $count } and { $to } held { $low }: a caught drop
        }
    }
 } pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $caught ->
    [yes] { "" }
   *[no] { " " }to everybody
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-lowest = { $toYou ->
    [yes] You had the lowest count, { $low }, and { $from } held { $count }
   *[no] { $fromYou ->
        [yes] { $to } had the lowest count, { $low }, and you held { $count }
       *[no] { $to } had the lowest count, { $low }, and { $from } held { $count }
    }
 }: when a drop is caught, the lowest count gets { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
paid-stock = { $toYou ->
    [yes] You had the lowest count, { $low }, and { $from } held { $count }
   *[no] { $fromYou ->
        [yes] { $to } had the lowest count, { $low }, and you held { $count }
       *[no] { $to } had the lowest count, { $low }, and { $from } held { $count }
    }
 } when the stock ran out: that pays { $stakes ->
    [one] 1 stake
   *[other] { $stakes } stakes
 }{ $multiple ->
    [1] .
   *[other] , double in The Big One.
 }
