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
refusal-no-such-option = There is no option “{ $value }”.
refusal-bad-value = The option { $option } cannot be “{ $value }”: valid is { $valid }.
refusal-tier-not-object = “{ $value }” is no tier of deal wins: a tier is an object, as "totals": [49, 50].
refusal-tier-key = A tier of deal wins has no “{ $value }”: it has totals, at_most or all_courts, and pays, when and tie.
refusal-tier-kind = A tier of deal wins has exactly one of totals, at_most and all_courts: “{ $value }” has not.
refusal-tier-value = In a tier of deal wins { $name } cannot be “{ $value }”: valid is { $valid }.
refusal-big-one-too-long = The option big_one cannot be { $value } in a session of { $most } deals: valid is 0 to { $most }.

## The table

refusal-too-few-players = { $players } cannot play: Tonk needs at least 2 players.
refusal-too-many-players = { $players } players are too many for { $cards } cards with { $size } each: at most { $most } can play.
refusal-no-such-dealer = There is no seat { $text } to deal: the seats are 0 to { $last }.
refusal-hand-size = The hand of { $seat } has { $count } cards, but { $size } are dealt.
refusal-deck-incomplete = The deck lacks { $count } cards: { $cards }.
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
refusal-record-name = A player's name is a text, not “{ $value }”.
refusal-record-text = In a record { $key } is a text, not “{ $value }”.
refusal-bad-seed = “{ $value }” is no seed: a seed is 64 hex digits.
refusal-side-bets-not-object = Side bets are an object, not “{ $value }”.
refusal-side-bets-together = In side bets these come together: { $valid }.
refusal-side-bet-suit = A called suit is one of c, d, h and s, not “{ $value }”.
refusal-side-bet-seats = In side bets { $key } is a list of seats from 0 to { $last }, not “{ $value }”.
refusal-not-json = “{ $value }” is no JSON value: a file holds one, or one a line.
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
