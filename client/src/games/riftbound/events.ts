// Written by tools/wire.py from the events of the game (`make wire`). Do not edit by hand.
// Cards and the like are given by name; null if there is none.

/** The one private event: some seats learn that `seat` holds `card`. */
export interface Reveal { t: "Reveal"; seat: number; card: string | null }

/** The game begins; this seat starts. */
export interface Began { t: "Began"; seat: number }

/** A battlefield of a seat is laid out at a place. */
export interface Brought { t: "Brought"; seat: number; kind: string | null; place: number }

/** A seat drew a card; a Reveal says to it which. */
export interface Drew { t: "Drew"; seat: number }

/** A seat recycled so many cards of its first hand. */
export interface Mulliganed { t: "Mulliganed"; seat: number; n: number }

/** Turn `n` of the game begins. */
export interface TurnBegan { t: "TurnBegan"; seat: number; n: number }

/** A seat channeled a rune of a domain; `spent` is 1 if it came exhausted. */
export interface Channeled { t: "Channeled"; seat: number; domain: string | null; spent: number }

/** A seat exhausted a rune of a domain for Energy. */
export interface Tapped { t: "Tapped"; seat: number; domain: string | null }

/** A seat recycled a rune of a domain for Power. */
export interface RecycledRune { t: "RecycledRune"; seat: number; domain: string | null }

/** An ability of an object added Energy, or Power of a domain; perhaps only for spells, or for gear. */
export interface Added {
  t: "Added";
  unit: number;
  energy: number;
  power: number;
  domain: string | null;
  spells: number;
  gear: number;
}

/** A card added what it says as it was revealed from the deck of a seat. */
export interface CardAdded { t: "CardAdded"; seat: number; kind: string | null }

/** So many runes of a seat were readied. */
export interface ReadiedRunes { t: "ReadiedRunes"; seat: number; n: number }

/** A seat put a card facedown at a battlefield. */
export interface Hid { t: "Hid"; seat: number; place: number }

/** The card in the Champion Zone of a seat went to its hand. */
export interface ChampionTaken { t: "ChampionTaken"; seat: number; kind: string | null }

/** A facedown card of a seat went back to its hand, unseen. */
export interface TookUp { t: "TookUp"; seat: number; place: number }

/** A facedown card of a seat was shown: it goes to the trash, or the game is over. */
export interface Uncovered { t: "Uncovered"; seat: number; kind: string | null }

/** A seat put a card on the chain. */
export interface Declared { t: "Declared"; seat: number; kind: string | null }

/** A unit or gear came onto the board; `n` is 1 if it entered ready. */
export interface Entered { t: "Entered"; seat: number; unit: number; kind: string | null; place: number; n: number }

/** An ability of an object goes on the chain for a seat. */
export interface Triggered { t: "Triggered"; seat: number; kind: string | null; unit: number }

/** An activated ability of an object goes on the chain. */
export interface Used { t: "Used"; unit: number }

/** A triggered ability came to nothing: no target, or declined. */
export interface Dropped { t: "Dropped"; seat: number; kind: string | null }

/** A card that a seat was told to play cannot be played, or it declines to pay. */
export interface NotPlayed { t: "NotPlayed"; seat: number; kind: string | null }

/** A spell or ability chose a target; `target` is a target code. */
export interface Chose { t: "Chose"; seat: number; target: number }

/** A spell or ability of this card does what it says. */
export interface Resolved { t: "Resolved"; seat: number; kind: string | null }

/** A spell is carried out once more, by Repeat. */
export interface Repeated { t: "Repeated"; seat: number; kind: string | null }

/** A seat passed priority or focus. */
export interface Passed { t: "Passed"; seat: number }

/** Damage was dealt; `by` is the object that dealt it, or -1 for a spell or a combat. */
export interface Hit { t: "Hit"; by: number; unit: number; n: number }

/** All damage of a unit is gone. */
export interface Healed { t: "Healed"; unit: number }

/** A unit has so much more Might this turn; less, if negative. */
export interface Gave { t: "Gave"; unit: number; n: number }

/** A unit has so much more Shield this combat. */
export interface Shielded { t: "Shielded"; unit: number; n: number }

/** A unit got a buff. */
export interface Buffed { t: "Buffed"; unit: number }

/** The buff of a unit was spent. */
export interface BuffSpent { t: "BuffSpent"; unit: number }

/** A unit has a keyword this turn, `n` of it; or from now on, if it is Temporary. */
export interface Granted { t: "Granted"; unit: number; keyword: string | null; n: number }

/** An object was attached to a unit. */
export interface Attached { t: "Attached"; unit: number; host: number }

/** So much damage to a unit was prevented. */
export interface Prevented { t: "Prevented"; unit: number; n: number }

/** An object is no longer attached to a unit. */
export interface Detached { t: "Detached"; unit: number }

/** An object has become Empowered. */
export interface WasEmpowered { t: "WasEmpowered"; unit: number }

/** An object is no longer Empowered. */
export interface WasDisempowered { t: "WasDisempowered"; unit: number }

/** A seat has gained XP, and has `n` now. */
export interface GainedXp { t: "GainedXp"; seat: number; n: number }

/** A seat has spent XP, and has `n` left. */
export interface SpentXp { t: "SpentXp"; seat: number; n: number }

/** A unit was stunned. */
export interface WasStunned { t: "WasStunned"; unit: number }

/** A spell of a seat was countered. */
export interface Countered { t: "Countered"; seat: number; kind: string | null }

/** A seat has left the game, and all it had with it. */
export interface LeftGame { t: "LeftGame"; seat: number }

/** A seat put one of the cards it looked at into its hand. */
export interface TookCard { t: "TookCard"; seat: number }

/** A seat has changed its deck for the next game of a match, or not. */
export interface Swapped { t: "Swapped"; seat: number }

/** A seat takes another turn after this one. */
export interface TookTurn { t: "TookTurn"; seat: number }

/** A unit died. */
export interface Died { t: "Died"; unit: number }

/** A unit would have died, and was healed, exhausted and recalled instead. */
export interface Saved { t: "Saved"; unit: number }

/** A unit moved from a place to another. */
export interface Moved { t: "Moved"; unit: number; origin: number; to: number }

/** Another seat, `n`, controls an object now. */
export interface TakenOver { t: "TakenOver"; unit: number; n: number }

/** A unit was recalled to its base. */
export interface Recalled { t: "Recalled"; unit: number }

/** An object was exhausted. */
export interface Exhausted { t: "Exhausted"; unit: number }

/** An object was readied. */
export interface Readied { t: "Readied"; unit: number }

/** A seat readied everything. */
export interface Awoke { t: "Awoke"; seat: number }

/** An object went back to its owner's hand. */
export interface Returned { t: "Returned"; unit: number }

/** A card went from the trash to its owner's hand. */
export interface Regained { t: "Regained"; seat: number; kind: string | null }

/** A seat revealed a card. */
export interface Showed { t: "Showed"; seat: number; kind: string | null }

/** A Chosen Champion went from the trash back to the Champion Zone. */
export interface ChampionReturned { t: "ChampionReturned"; seat: number; kind: string | null }

/** A seat revealed the top rune of its Rune Deck, of domain `n`, and recycled it. */
export interface ShowedRune { t: "ShowedRune"; seat: number; n: number }

/** A card of a seat was banished. */
export interface Banished { t: "Banished"; seat: number; kind: string | null }

/** A seat discarded a card. */
export interface Discarded { t: "Discarded"; seat: number; kind: string | null }

/** A card went from the top of a Main Deck to the trash. */
export interface Burnt { t: "Burnt"; seat: number; kind: string | null }

/** A seat looked at the top card of its Main Deck, or the next one; a Reveal says to it which. */
export interface Looked { t: "Looked"; seat: number }

/** A seat recycled so many cards to the bottom of its Main Deck. */
export interface Recycled { t: "Recycled"; seat: number; n: number }

/** So many runes of a seat were recycled by an effect. */
export interface RunesRecycled { t: "RunesRecycled"; seat: number; n: number }

/** An object was recycled: it left the board for the bottom of its owner's deck. */
export interface LeftToDeck { t: "LeftToDeck"; unit: number }

/** A seat revealed its hand of so many cards; a Reveal says which each is. */
export interface HandRevealed { t: "HandRevealed"; seat: number; n: number }

/** A seat took control of a spell on the chain. */
export interface SpellTaken { t: "SpellTaken"; seat: number; kind: string | null }

/** A seat left the card it looked at on top. */
export interface Kept { t: "Kept"; seat: number }

/** A showdown opens; the seat contests the place. */
export interface ShowdownOpened { t: "ShowdownOpened"; seat: number; place: number }

/** A combat begins. */
export interface CombatBegan { t: "CombatBegan"; place: number; attacker: number; defender: number }

/** A showdown without combat is over, and no unit is left there to take control. */
export interface ShowdownEnded { t: "ShowdownEnded"; place: number }

/** A combat is over. */
export interface CombatEnded { t: "CombatEnded"; place: number }

/** A seat established control of a battlefield. */
export interface ControlTaken { t: "ControlTaken"; seat: number; place: number }

/** A seat lost control of a battlefield. */
export interface ControlLost { t: "ControlLost"; seat: number; place: number }

/** A seat conquered a battlefield. */
export interface Conquered { t: "Conquered"; seat: number; place: number }

/** A seat held a battlefield. */
export interface Held { t: "Held"; seat: number; place: number }

/** A seat has scored; its side has `n` points now. */
export interface Scored { t: "Scored"; seat: number; n: number }

/** The last point needs every battlefield: the seat draws instead. */
export interface Denied { t: "Denied"; seat: number }

/** The Main Deck of a seat was empty; `winner` gains a point. */
export interface BurntOut { t: "BurntOut"; seat: number; winner: number }

/** A game of a match is won by a side, which has won `n` now. */
export interface GameWon { t: "GameWon"; seat: number; n: number }

/** A seat wins the game because a card says so, whatever the score is. */
export interface WonByCard { t: "WonByCard"; seat: number; kind: string | null }

/** The game is over; `winner` is a side. */
export interface Ended { t: "Ended"; winner: number }

export type GameEvent =
  | Reveal
  | Began
  | Brought
  | Drew
  | Mulliganed
  | TurnBegan
  | Channeled
  | Tapped
  | RecycledRune
  | Added
  | CardAdded
  | ReadiedRunes
  | Hid
  | ChampionTaken
  | TookUp
  | Uncovered
  | Declared
  | Entered
  | Triggered
  | Used
  | Dropped
  | NotPlayed
  | Chose
  | Resolved
  | Repeated
  | Passed
  | Hit
  | Healed
  | Gave
  | Shielded
  | Buffed
  | BuffSpent
  | Granted
  | Attached
  | Prevented
  | Detached
  | WasEmpowered
  | WasDisempowered
  | GainedXp
  | SpentXp
  | WasStunned
  | Countered
  | LeftGame
  | TookCard
  | Swapped
  | TookTurn
  | Died
  | Saved
  | Moved
  | TakenOver
  | Recalled
  | Exhausted
  | Readied
  | Awoke
  | Returned
  | Regained
  | Showed
  | ChampionReturned
  | ShowedRune
  | Banished
  | Discarded
  | Burnt
  | Looked
  | Recycled
  | RunesRecycled
  | LeftToDeck
  | HandRevealed
  | SpellTaken
  | Kept
  | ShowdownOpened
  | CombatBegan
  | ShowdownEnded
  | CombatEnded
  | ControlTaken
  | ControlLost
  | Conquered
  | Held
  | Scored
  | Denied
  | BurntOut
  | GameWon
  | WonByCard
  | Ended
