# The sentences of the page alone; those of the engine are beside its code. docs/architecture.md, section 2, says how values are named.

## Words

you = You
or = or
on = On
off = Off
back = Back to the menu
close = Close
count = Count
stake = Stake
not-yet = Not yet
no-cards = no cards
less = Less: { $what }
more = More: { $what }

## Cards

card-name = { $rank ->
    [A] Ace
    [T] 10
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
 } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
card-joker = Joker
card-as = { $card } as { $as }
card-label = { $card }, { $at } of { $of }

## Before the first deal

boot-title = The dealer is on the way
boot-first = Opening the hall
boot-download = Fetching the game, { $done } of { $total } MB
boot-start = Starting the game engine
boot-engine = Sorting the cards
boot-ready = Shuffling
boot-about = Lay down books and runs to empty your hand, or hold the least and drop.
boot-late = This takes longer than usual. A slow connection may need more time; otherwise reload the page.
boot-lost = A file of the game did not arrive. Check the connection, then reload the page.
boot-seat = Your seat
checkout-why = This page was opened from a folder, so your browser keeps the game engine out.
checkout-run = In the folder of the project, run
noscript-why = The game needs JavaScript, and this browser has it switched off.
noscript-run = Switch it on and reload the page. In a checkout of the project, the game starts with

## Seats

bot-north = North
bot-west = West
bot-east = East
bot-ida = Ida
bot-lem = Lem
bot-other = Bot { $number }
seat-to-play = To play
seat-dropped = Dropped
seat-waits = Waits { $turns }
seat-waits-short = { $turns }
seat-label = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, ledger { $ledger }{ $dealer ->
    [yes] , dealer
   *[no] { "" }
 }{ $state ->
    [playing] , to play
    [dropped] , dropped
    [waiting] , waits { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[idle] { "" }
 }
seat-why = { $seat } holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }{ $dealer ->
    [yes] { " " }and dealt this hand
   *[no] { "" }
 }.
seat-why-waits = { $seat } laid or was hit, and may not drop for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
 }.

## The table

stock-label = { $drawing ->
    [yes] Draw from the stock
   *[no] Stock
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
stock-count = Stock
pile-count = Pile
pile-label = { $cards ->
    [0] Discard pile, empty
   *[other] { $taking ->
        [yes] Take { $card } from the pile
       *[no] Discard pile, { $card } on top
    }
 }
spread-owner = { $you ->
    [yes] Your
   *[no] { $name }’s
 }
spread-kind = { $kind ->
    [book] book
   *[run] run
 }
spread-label = { $you ->
    [yes] Your
   *[no] { $name }’s
 } { $kind ->
    [book] book
   *[run] run
 }: { $cards }
destination-hit = { $ways ->
    [one] Hit
   *[other] Hit, { $ways } ways,
 } { $you ->
    [yes] your
   *[no] { $name }’s
 } { $kind ->
    [book] book
   *[run] run
 } with { $cards }
destination-spread = Spread { $cards }
destination-discard = Discard { $cards }
hand-label = Your hand, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, count { $count }

note-double = Double
note-double-why = The Big One: this deal counts double.
note-boobed = Boobed
note-boobed-why = The deck is boobed: the stock is so low that emptying your hand does not end the play.
note-suit = Pot { $pot } { $mark }
note-suit-why = { $suit ->
    [none] The suit pot holds { $pot } and stands for the next deal.
    [c] The suit pot holds { $pot }: it goes to the bettor dealt the highest club.
    [d] The suit pot holds { $pot }: it goes to the bettor dealt the highest diamond.
    [h] The suit pot holds { $pot }: it goes to the bettor dealt the highest heart.
   *[s] The suit pot holds { $pot }: it goes to the bettor dealt the highest spade.
 }
note-naturals = Pot { $pot }
note-naturals-why = The naturals pot holds { $pot }: it goes to the first bettor who lays a natural three or four of a kind.

## Keys

key-draw = Draw
key-take = Take
key-spread = Spread
key-hit = Hit
key-discard = Discard
key-drop = Drop
key-touch = Touch
key-claim = Claim
key-end = End turn
key-slap = Slap
verb-draw = draw
verb-take = take
verb-spread = spread
verb-hit = hit
verb-discard = discard
verb-drop = drop
verb-touch = touch the stock
verb-claim = claim
verb-end = end the turn
verb-slap = slap

## The prompt

prompt-turn = { $seat }’s turn
prompt-over = The hand is over
prompt-extra = Discard one card more
prompt-none = Pick other cards
prompt-book = Spread { $count ->
    [3] three
   *[4] four
 } { $rank ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
    [T] tens
    [J] jacks
    [Q] queens
   *[K] kings
 }
prompt-run = Spread a run of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }
tip-start = Draw a card from the stock, or take the top of the pile. If you think you hold the least, drop instead.
tip-play = Three of a kind or three in a row of one suit can be spread. End your turn with a discard: tap a card, then the pile.
tip-picked = Tap the pile to discard it, or tap the card again to put it back.
count-now = { $count } in your hand
count-after = { $count } in your hand, { $after } after the { $kind ->
    [spread] spread
    [hit] hit
   *[discard] discard
 }
count-take = { $count } in your hand, { $after } after the take
why-pick-discard = Pick one card, then discard it.
why-pick-wild = Pick the cards, wild ones among them, that you want to spread.
why-pick-hit = Pick a card first, then the spread it hits.
why-spread-picked = { $cards }: this is no spread. Pick three or four of one rank, or three or more in a row of one suit.
why-hit-picked = { $cards } fits no spread on the table.
why-discard-picked = Only one card can be discarded.

## Questions

ask-which = { $kind ->
    [hit] Hit which way?
    [slap] Slap which way?
   *[spread] Spread them as what?
 }
ask-drop = Drop with { $count }?
ask-discard = Discard { $card }?
confirm-drop = Drop
confirm-discard = Discard
option-spread = { $cards }
option-hit = { $cards } on { $you ->
    [yes] your
   *[no] { $name }’s
 } { $kind ->
    [book] book
   *[run] run
 }

## The hand in words

log-title = The hand in words
log-hand = Hand { $number }
log-yours = Your move.
bar-hand = Hand { $number }, stake { $stake }
hear-turn = Your turn: { $what }.
read-hand = You hold { $cards }. Count { $count }.
read-piles = The stock holds { $stock ->
    [one] 1 card
   *[other] { $stock } cards
 }. On the pile of { $pile } lies { $top }.

## The score sheet

score-title = Score sheet
score-caption = Net of every hand and ledger of the session
score-hand = Hand
score-net = Net
score-playing = in play
score-rules = Rules: { $preset }, { $changes ->
    [0] as they are
    [one] 1 change
   *[other] { $changes } changes
 }. Stake { $stake }.

## The reckoning

result-title = { $ended ->
    [tonk] { $words ->
        [rushville] Rummy
       *[other] Tonk
    }
    [out] { $words ->
        [rushville] Rummy
       *[other] Out
    }
    [drop] { $words ->
        [rushville] Tonk
       *[other] Dropped
    }
    [caught] { $words ->
        [rushville] Bumped
       *[other] Caught
    }
    [stock] Stock out
    [deal] { $words ->
        [rushville] Rummy
        [washington] Double tonk
       *[other] Dealt a win
    }
    [claim] Claimed
    [thrown_in] Thrown in
   *[dead] Dead hand
 }
result-over = Session over
result-waiting = Next deal
table-waits = The next hand can be dealt.
tag-wins = Wins
tag-caught = { $words ->
    [rushville] Bumped
   *[other] Caught
 }
reckoning-title = The reckoning
reckoning-nothing = Nobody pays.
reckoning-scores = Nobody pays: the count left in hand is scored, and the lowest total is best.
reckoning-ledger = ledger { $ledger }
pays-whom = { $fromYou ->
    [yes] You pay { $to }
   *[no] { $toYou ->
        [yes] { $from } pays you
       *[no] { $from } pays { $to }
    }
 }
next-deal = Next deal
session-over = The session is over. Its secret is open now: every deal can be checked.

## Panels

menu-open = Menu
menu-title = Menu
menu-new = Players and stake
menu-rules = Presets, options, and what changed
menu-sheet = The rules of this game, to be read and printed
menu-players = Send a bot away, or let another sit down
menu-score = Every hand and the ledger
menu-log = What has happened in this hand
menu-settings = Look, pace, questions, keys
menu-fairness = How you can check the deals
menu-help = Tapping, dragging and keys
menu-about = Licences, and a copy to take with you

new-title = New game
new-too-many = { $players } players are too many for these rules: at most { $most } can play.
new-players = Players
new-players-about = You and the bots.
new-stake = Stake
new-stake-about = What a plain win is worth.
new-rules = Rules
new-rules-change = House rules
new-fresh = The hand in play is given up.
new-ends = A new game ends this session. This is its ledger; the hand in play is given up.
new-deal = Deal
new-end-and-deal = End the session

rules-title = House rules
rules-back = Back to the rules
rules-opening = Fetching the rules
rules-options = Options
rules-search = Find a rule
rules-search-example = Find a rule, such as “caught”
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-none = No rule has all these words.
rules-presets = Presets
rules-other-preset = Choose another
rules-close-list = Close the list
rules-load = Open rules from a file
rules-kept-on = Yours, kept on { $date }
rules-forget = Forget { $name }
rules-changed = Changed
rules-idle = Changes nothing as the other rules stand.
rules-own-tiers = Your own
rules-own-tiers-about = Put the winning hands together yourself, the best first.
rules-add-tier = Add a winning hand
rules-remove-tier = Remove winning hand { $number }
rules-tier-kind = Winning hand { $number }: which
rules-tier-points = Winning hand { $number }: points
rules-tier-pays = Winning hand { $number }: pays
rules-tier-when = Winning hand { $number }: when
rules-tier-tie = Winning hand { $number }: equal hands
rules-tie = Equal
rules-changes = What changed
rules-differ = { $count ->
    [0] As { $preset } has it.
    [one] 1 rule differs from { $preset }.
   *[other] { $count } rules differ from { $preset }.
 }
rules-put-back = Put back
rules-follows = Comes with another change.
rules-put-back-what = Put back: { $what }
rules-was = Was
rules-is = is
rules-not-valid = not possible
rules-begins = These rules begin with a new deal; the hand in play is given up.
rules-ends = These rules begin with a new session. This one ends, and you see its ledger first.
rules-same = You play by these rules.
rules-too-many = You sit down with { $players } players, and the pack is enough for { $most }: choose fewer in New game.
rules-deal = Deal with these rules
rules-to-table = Back to the table
rules-share = Share these rules
rules-read = Read them as a sheet
rules-name = { $preset }{ $count ->
    [0] { "" }
    [one] { " " }with 1 change
   *[other] { " " }with { $count } changes
 }
rules-share-what = Whoever opens the link sees what differs before they accept.
rules-link = Link
rules-copy-link = Copy the link
rules-done-copied = The link is copied.
rules-done-not-copied = The browser keeps the clipboard to itself: mark the link and copy it.
rules-done-kept = Kept: it is now among the presets.
rules-done-blocked = This browser keeps nothing for this page: save a file instead.
rules-qr = The link as a QR code
rules-code = Rules code
rules-code-about = The same in a few letters, for chat and the command line.
rules-save-file = Save as a file
rules-keep = Keep them under a name
rules-keep-it = Keep
rules-offer = Rules for you
rules-offered = { $from ->
    [file] This file holds house rules. Nothing has changed yet.
   *[link] This link holds house rules. Nothing has changed yet.
 }
rules-against-yours = { $count ->
    [0] Just as you play now
    [one] Compared with what you play now, 1 rule differs
   *[other] Compared with what you play now, { $count } rules differ
 }
rules-look = Look closer
rules-not-now = Not now
rules-sheet = How we play
rules-marked = A diamond marks what differs from the classic game.
rules-differs = Differs from classic:
rules-print = Print

settings-title = Settings
set-theme = Look
set-theme-about = As your device has it, dark, light, or high contrast.
set-theme-auto = Device
set-theme-dark = Dark
set-theme-light = Light
set-theme-contrast = Contrast
set-suits = Suit colours
set-suits-about = Four: clubs green and diamonds blue.
set-suits-two = Two
set-suits-four = Four
set-speed = Pace of the bots
set-speed-about = A tap on the table hurries them.
set-speed-instant = Instant
set-speed-fast = Fast
set-speed-normal = Normal
set-speed-slow = Slow
set-sort = Your hand
set-sort-about = By hand: drag the cards, or Shift and arrows.
set-sort-rank = By rank
set-sort-run = By run
set-sort-hand = By hand
set-confirmDrop = Ask before a drop
set-confirmDrop-about = The question shows your count.
set-confirmDiscard = Ask before a discard
set-confirmDiscard-about = For thumbs that slip.
set-letters = Letter keys
set-letters-about = D, T, S, H and K press the keys of the table.

fairness-title = Fairness
fairness-how = Before the first deal the secret of this session was made, and its fingerprint is shown here. Every deal and every bot’s choice comes from the secret and your word, so nobody can change a card later. Bots see only what a player in their seat may see.
fairness-commitment = Fingerprint of the secret (SHA-256)
fairness-word = Your word
fairness-word-later = Between hands it can be changed: it is mixed into the deals to come.
fairness-word-about = Anything you like: it is mixed into the deals to come.
fairness-shown = Secrets shown
fairness-later = None yet. It is shown when the session is over, or between hands when you ask for it.
fairness-show = Show it now, and go on with a new one
fairness-hands = { $first ->
    [0] Secret
   *[other] Secret of hands { $first } to { $last }
 }
fairness-its-commitment = Its fingerprint
fairness-check-all = Check every hand
fairness-checked = Hands checked
fairness-hand = { $good ->
    [true] Hand { $number }: dealt as promised
    [false] Hand { $number }: not dealt from this secret
   *[other] Hand { $number }: this browser cannot hash here, but the command line can
 }
fairness-seed = Its seed: SHA-256 of the secret, your word and the hand’s number
fairness-deck = The cards in dealing order
fairness-command = The same on the command line
fairness-save = Save the hands as records
fairness-check = Hash a shown secret with any SHA-256 tool and compare it with the fingerprint that was shown before.

players-title = At the table
players-between = Between hands a bot can be sent away, and another can sit down on the right of the next dealer.
players-later = Between hands a bot can be sent away, and another can sit down. A hand is in play now.
players-leave = Send away
players-join = Let { $name } sit down
players-gone = gone, { $ledger }

decide-suit = You deal: call a suit
decide-suit-about = Whoever of the bettors is dealt its highest card wins the pot.
decide-suit-bet = Bet on the suit
decide-suit-bet-about = Puts { $amount } in the pot.
decide-naturals = Bet on the first natural three
decide-naturals-about = Puts { $amount } in the pot at every deal, until one of the bettors lays three or four of a kind.
decide-big-one = The Big One
decide-big-one-about = { $deals ->
    [one] The next deal counts double and is the last.
   *[other] The next { $deals } deals count double and are the last.
 }

help-title = How to play
help-goal = Get rid of your cards in books and runs, or hold the lowest count when the play is dropped.
help-turn = A turn: draw or take a card, spread and hit as you like, then discard. Or drop, before you draw.
help-tap = Tap a card, then a place on the table or a key. Tap it again to put it back.
help-drag = Or drag it: to a spread, to the free floor, to the pile. Drag from the stock or the pile to your hand. Drag inside your hand to sort it.
help-keys = Or use the keyboard. Your hand is one stop of the Tab key. Letter keys can be switched off in the settings.
help-key-draw = D
help-does-draw = Draw
help-key-take = T
help-does-take = Take the top of the pile
help-key-spread = S
help-does-spread = Spread the picked cards
help-key-hit = H
help-does-hit = Hit with the picked card
help-key-discard = Enter
help-does-discard = Discard the card you are on
help-key-drop = K
help-does-drop = Drop
help-key-arrows = ← →
help-does-arrows = Go through your hand; with Shift, move the card
help-key-space = Space
help-does-space = Pick the card, or put it back
help-key-escape = Esc
help-does-escape = Take back what is half made
help-key-slap = X
help-does-slap = Slap; O touches the stock, C claims, E ends the turn
help-key-read = R
help-does-read = Read your hand aloud
help-key-piles = P
help-does-piles = Read stock and pile aloud
help-key-again = A
help-does-again = Say the last thing again
help-key-help = ?
help-does-help = This list

about-title = About Tonk
about-what = Tonk, the card game, with every house rule. The rules, the bots and the shuffle are one Python engine that runs here, in your browser. Nothing you do leaves this page.
about-take = Take it with you
about-take-how = One file with the whole game: it opens by double click, without a network.
about-flight = Everything is on this machine: the game plays without a network.
about-licences = Licences and sources of what it is made of
about-version = Version { $version }, build { $build }
update-restart = New version: restart

## Trouble

storage-blocked = This browser keeps nothing for this page: the game goes on, but a reload starts anew.
storage-full = The browser’s storage is full: the game goes on, but this hand is not kept.
trouble-crash = The engine stopped
trouble-crash-why = Something in the game failed. Your game is safe: it goes on from your last move. The report holds all cards of this session; copy it for whoever mends the game.
trouble-mend-crash = Go on with the game
trouble-stall = The game cannot start
trouble-stall-network = A file of the game did not arrive. Check the connection, then try again.
trouble-stall-wasm-blocked = This page may not run WebAssembly: the host’s security headers forbid it. It needs 'wasm-unsafe-eval' in its content security policy.
trouble-stall-no-wasm = This browser has no WebAssembly. A newer browser plays the game.
trouble-stall-python = The game engine did not start. Try again; if it fails again, copy the report.
trouble-stall-old-browser = This browser is too old for the game. A newer one plays it.
trouble-stall-slow = The game engine has said nothing for a while. A slow connection may need more time: try again.
trouble-mend-stall = Try again
trouble-elsewhere = Open in another tab
trouble-elsewhere-why = This game is open in another tab or window. It can go on here instead.
trouble-mend-elsewhere = Play here
trouble-save = The saved game cannot be read
trouble-save-why = It was kept by another version of the game, or was damaged. You can copy it before a new game is dealt.
trouble-mend-save = Deal a new game
trouble-report = The report
trouble-copy = Copy the report
