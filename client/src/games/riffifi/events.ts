// Written by tools/wire.py from the events of the game (`make wire`). Do not edit by hand.
// Cards and the like are given by name; null if there is none.

/** The one private event: some seats learn that `seat` holds `card`. */
export interface Reveal { t: "Reveal"; seat: number; card: string | null }

/** A 1 goes back into the box before the game, for the Officer. */
export interface TookOut { t: "TookOut"; card: string | null }

/** Hand `n` begins, of so many `hands`; 0: the number is not fixed. */
export interface Began { t: "Began"; n: number; hands: number }

/** A seat deals this hand; its left neighbor starts. */
export interface Deals { t: "Deals"; seat: number }

/** `seat` was dealt `n` cards of a color, so all cards are dealt again. */
export interface Misdealt { t: "Misdealt"; seat: number; colour: string | null; n: number }

/** All players picked up `n` cards; Reveals tell each player which. */
export interface Dealt { t: "Dealt"; n: number }

/** All players passed the `n` cards of the last hand to the left; Reveals tell each player which came. */
export interface Passed { t: "Passed"; n: number }

/** A seat played a card for all to see. */
export interface Played { t: "Played"; seat: number; card: string | null }

/** A seat played a card unseen; a Reveal to that seat says which. */
export interface Hid { t: "Hid"; seat: number }

/** The card of a seat was turned face down: it will not pay. */
export interface TurnedDown { t: "TurnedDown"; seat: number; card: string | null }

/** A seat took tokens of a color from the bank. */
export interface Took { t: "Took"; seat: number; colour: string | null; n: number }

/** A seat took tokens of a color from `victim`. */
export interface Stole { t: "Stole"; seat: number; victim: number; colour: string | null; n: number }

/** A seat took nothing: its card lies face down; `card` is that one, if it was ever shown. */
export interface Missed { t: "Missed"; seat: number; card: string | null }

/** A seat ticked a color; it has `n` ticks now. */
export interface Ticked { t: "Ticked"; seat: number; colour: string | null; n: number }

/** The hand is over, and a seat has `n` tokens. One for each seat, from seat 0 on. */
export interface Counted { t: "Counted"; seat: number; n: number }

/** The game is over; `winners` is a bitmask of seats, `n` what they have: tokens, or ticks. */
export interface Ended { t: "Ended"; winners: number; n: number }

export type GameEvent =
  | Reveal
  | TookOut
  | Began
  | Deals
  | Misdealt
  | Dealt
  | Passed
  | Played
  | Hid
  | TurnedDown
  | Took
  | Stole
  | Missed
  | Ticked
  | Counted
  | Ended
