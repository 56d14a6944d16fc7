// Written by tools/wire.py from the events of the game (`make wire`). Do not edit by hand.
// Cards and the like are given by name; null if there is none.

/** The one private event: some seats learn that `seat` holds `card`. */
export interface Reveal { t: "Reveal"; seat: number; card: string | null }

/** `seat` starts. */
export interface Began { t: "Began"; seat: number }

/** A guild went back into the box before the draft. */
export interface Removed { t: "Removed" }

/** A guild lies on offer. */
export interface Offered { t: "Offered"; guild: string | null }

/** A seat has a guild now, by choice or (`chosen` 0) by chance. */
export interface Took { t: "Took"; seat: number; guild: string | null; chosen: number }

/** A seat drew a card; a Reveal to that seat says which. */
export interface Drew { t: "Drew"; seat: number }

/** A seat made a new deck of its discard pile. */
export interface Recycled { t: "Recycled"; seat: number }

/** A seat took a card from its hand to play it; where is not yet said. */
export interface Showed { t: "Showed"; seat: number; card: string | null }

/** Set-up or the trainer put a card on the board: it is not played, nothing triggers. */
export interface Placed { t: "Placed"; seat: number; unit: number; card: string | null; lane: number }

/** A seat played a card from its hand. */
export interface Played { t: "Played"; seat: number; unit: number; card: string | null; lane: number }

/** `by` made `seat` play the enemy it has just destroyed, under a new unit id. */
export interface Stole { t: "Stole"; seat: number; by: number; unit: number; card: string | null; lane: number }

/** A seat discarded a card from its hand to activate elementals. */
export interface Discarded { t: "Discarded"; seat: number; card: string | null }

/** A seat said what it activates: the guild (`by_number` 0) or the number of the discarded card. */
export interface Called { t: "Called"; seat: number; card: string | null; by_number: number }

/** A seat activates a unit; what follows is its ability. */
export interface Activated { t: "Activated"; seat: number; unit: number }

/** `by` placed `n` damage on `unit`. */
export interface Hit { t: "Hit"; by: number; unit: number; n: number }

/** `by` removed `n` damage from `unit`; `all_of_it` tells a full cure from a counted one. */
export interface Healed { t: "Healed"; by: number; unit: number; n: number; all_of_it: number }

/** `unit` moved itself from one location to the end of the line at another. */
export interface Moved { t: "Moved"; unit: number; origin: number; lane: number }

/** `by` made the enemy `unit` come to its own location. */
export interface Pulled { t: "Pulled"; by: number; unit: number; lane: number }

/** `by` moved and took the enemy `unit` along. */
export interface Dragged { t: "Dragged"; by: number; unit: number; lane: number }

/** The bot `by` made `unit` go to another location. */
export interface Pushed { t: "Pushed"; by: number; unit: number; lane: number }

/** The trainer's next plan lies face up. */
export interface Planned { t: "Planned"; plan: string | null }

/** A number of an attack plan found no bot that could do damage. */
export interface Skipped { t: "Skipped"; plan: string | null; number: number }

/** `unit` destroyed its target and strikes once more. */
export interface Again { t: "Again"; unit: number }

/** `unit` left the board for the discard pile of `pile`. */
export interface Destroyed { t: "Destroyed"; unit: number; pile: number }

/** A side gained Riftforce for what was destroyed. */
export interface Gained { t: "Gained"; side: number; n: number }

/** A seat checked: its side is alone at `n` locations and gains as much Riftforce. */
export interface Controlled { t: "Controlled"; seat: number; n: number }

/** A round that would have ended the game ended in a tie: one more. */
export interface Tied { t: "Tied" }

/** The game is over; `winner` is a side, or -1 for a draw. */
export interface Ended { t: "Ended"; winner: number }

export type GameEvent =
  | Reveal
  | Began
  | Removed
  | Offered
  | Took
  | Drew
  | Recycled
  | Showed
  | Placed
  | Played
  | Stole
  | Discarded
  | Called
  | Activated
  | Hit
  | Healed
  | Moved
  | Pulled
  | Dragged
  | Pushed
  | Planned
  | Skipped
  | Again
  | Destroyed
  | Gained
  | Controlled
  | Tied
  | Ended
