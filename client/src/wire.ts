// Written by tools/wire.py from riftable.server.protocol (`make wire`). Do not edit by hand.
// A field with a question mark may be missing; its comment shows the default.
export type Json = Record<string, unknown>

export const LANGUAGES = ["en", "fr", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The bounds of what can be typed, in characters; `decks`: kept by one user. */
export const LIMITS = {
  name: 30,
  chat: 500,
  deck: 7000,
  shortestPassword: 8,
  longestPassword: 200,
  decks: 100,
  title: 80,
  comment: 1000,
} as const;

/** What on the board an answer concerns, so that it can be highlighted.
 *  
 *  `on` is "button" (nothing on the board), "card" (in my hand), "lane", "unit", "seats", or a kind of the
 *  game's own. The browser finds targets of the latter with `Choosing.targetKey`. */
export interface Target {
  on: string
  card?: string // ""
  lane?: number // -1
  side?: number // -1
  place?: number // -1
  unit?: number // -1
  group?: string // ""
  seats?: number[] // []
  down?: boolean // false
  n?: number // 1
}

/** How many things are chosen so far, must be and may be, where their order does not matter. */
export interface Selection { chosen: number; least: number; most: number }

/** A value of an option and its label. */
export interface ChoiceInfo { value: string; label: string; group: string }

/** A card as the inspector shows it; its index in `GlossaryPage.cards` is its id. */
export interface CardText { name: string; label: string; group: string; value: number; copies: number }

/** A card that carries rules text: its printed values, and the text line by line. */
export interface CardFace {
  name: string
  label: string
  kind: string
  supertype: string
  domains: string[]
  energy: number
  power: number
  might: number
  timing: string
  keywords: string[]
  tags: string[]
  lines: string[]
}

/** A keyword on cards, and what it means. */
export interface KeywordText { name: string; text: string }

/** A guild, color or domain: its label and what it does, sentence by sentence. */
export interface GroupText {
  name: string
  label: string
  code: string
  on_play: string
  active: string
  destroyed: string
}

/** What a trainer's bot does, by number and stars. */
export interface ChallengeText { number: number; stars: number; ampersand: string; text: string }

/** A plan of a trainer. */
export interface PlanWords { name: string; label: string }

/** A legal answer and what may follow it.
 *  
 *  `to` are the answers to the question that follows at once to the same seat (`kind`, `about`, `num`,
 *  `prompt`: what it asks); where there is none, `end` says why: "over" (my action ends here), "chance",
 *  "hidden", or "cut" (the tree is too large; `Look` shows what follows).
 *  
 *  `free`: it belongs to a choice in which the order does not matter. `Look` shows all answers that may be
 *  added to it, even after one that ends the action, and paths may give them in any order. If the question
 *  that follows has a `selection`, `Look` shows all its answers, too. */
export interface Node {
  m: number
  name: string
  say: string
  target: Target
  to?: Node[] // []
  kind?: string // ""
  about?: number // -1
  num?: number // 0
  prompt?: string // ""
  end?: "" | "chance" | "cut" | "hidden" | "over" // ""
  selection?: Selection | null // null
  free?: boolean // false
}

/** The question to my seat. `kind` is the game's own name for it, `about` and `num` what it concerns.
 *  
 *  `selection` counts what is chosen, where several things can be chosen in any order. */
export interface AskTree {
  seat: number
  kind: string
  about: number
  num: number
  prompt: string
  tree: Node[]
  selection: Selection | null
}

/** Events that are shown together, and their log lines in the language of the client.
 *  
 *  An event is an object with its name under "t" ("Hit", "Drew" …) and its fields; cards, guilds and plans
 *  by name. `at` is how many moves had been made then, `turn` and `seat` the turn and the player it belongs
 *  to (-1: to no player). */
export interface Beat {
  at: number
  turn: number
  seat: number
  events: Json[]
  lines: string[]
  automatic?: boolean // false
}

/** What comes of something that waits, if no one answers; `item` is its number, -1: of a fight.
 *  
 *  `sure` is False where players choose on the way. */
export interface Outlook { item: number; lines: string[]; sure: boolean }

/** A number that depends on chance or hidden cards: from `low` to `high`, None if that is unknown. */
export interface Span { low: number; high: number | null }

/** What some moves would lead to, by what this seat knows. */
export interface PreviewOutcome {
  damage: Span
  destroyed: Span
  lost: Span
  mine: Span
  theirs: Span
  drawn: Span
  text: string
  consequences: string
}

/** How many of my decisions `Undo` can take back now, and `why` no more. One `Move` is one decision. */
export interface UndoReach { steps: number; why: string; can_ask: boolean }

/** A clock: `seconds` for each turn ("move") or for the game ("game"), or `days` for each turn. */
export interface ClockSetting {
  kind?: "days" | "game" | "move" | "none" // "none"
  seconds?: number // 0
  bonus?: number // 0
  days?: number // 0
}

/** The time left by seat in milliseconds, None without limit, as it was at `now` (ms since 1970). */
export interface Clocks { setting: ClockSetting; left: (number | null)[]; running: number[]; now: number }

/** A takeback or rematch that waits for consent: the seat that asked, and those that have agreed. */
export interface Offer {
  kind: "rematch" | "takeback"
  by: number
  agreed: number[]
  needed: number[]
  text: string
}

/** How the game ended. `outcome` by seat from 1 (won) to -1 (lost), `scores` by side. */
export interface Result {
  outcome: number[]
  scores: number[]
  goal: number
  winners: number[]
  by: "play" | "resigned" | "time"
  text: string
}

/** The fair shuffles of a table: hashes published before the game, and salts revealed so far. */
export interface Fair { commitment: string; promises: string[]; salts: string[]; salting: number[] }

/** Where a seat passes automatically, as its player set.
 *  
 *  `auto`: where nothing else can be done and, if other people play, everybody can see that; `own`: on its
 *  own cards and abilities; `turn`: until the turn of this number is over; `until_attacked`; `cards`:
 *  whenever one of these is next to resolve. At `stops` it is asked even so. */
export interface AutopassPreferences {
  auto?: boolean // true
  own?: boolean // true
  turn?: number // -1
  until_attacked?: boolean // false
  cards?: string[] // []
  stops?: ("ability" | "attacked" | "showdown" | "spell")[] // []
}

/** What missing fields of `AutopassPreferences` mean. */
export const DEFAULT_AUTOPASS_PREFERENCES: Required<AutopassPreferences> = {
  auto: true,
  own: true,
  turn: -1,
  until_attacked: false,
  cards: [],
  stops: [],
}

/** A table of mine that cannot be loaded, and why. */
export interface DamagedTable { id: string; link: string; text: string }

/** A table of mine whose game this server does not serve now. It is kept, and opens once it does. */
export interface NotServedTable { id: string; game: string; text: string }

/** A seat of a table, and its player. */
export interface SeatInfo {
  seat: number
  side: number
  kind: "bot" | "open" | "person"
  name: string
  bot: string
  standing_in: boolean
  mine: boolean
  here: boolean
  away: number
  habits: AutopassPreferences | null
  deck: string
  stood_in: number[]
}

/** Make these moves, a path of `ask.tree`, in the position of version `v`. */
export interface Move { t: "move"; id: string; v: number; seat: number; moves: number[] }

/** Take back the moves of my last `Move`, or of the last `steps`; `Update.undo` is the most. */
export interface Undo {
  t: "undo"
  id: string
  v: number
  seat: number
  steps?: number // 1
}

/** Ask the other players to let me take back my last `Move`, though others have acted since. */
export interface Takeback { t: "takeback"; id: string; v: number; seat: number }

/** Agree to the takeback that was asked for, or decline it or a rematch. */
export interface Consent { t: "consent"; id: string; v: number; seat: number; yes: boolean }

/** Give up, in teams for the whole side. With more than two sides, the others play on without me. */
export interface Resign { t: "resign"; id: string; seat: number }

/** Reveal the salt that I promised, 16 bytes in hex, when `TableInfo.fair.salting` names my seat. */
export interface Salt { t: "salt"; id: string; seat: number; salt: string }

/** Ask for a rematch of a finished game, or agree to one. It opens when all players agree. */
export interface Rematch {
  t: "rematch"
  id: string
  seat: number
  promise?: string // ""
}

/** Say something to all at the table. */
export interface Chat { t: "chat"; id: string; text: string }

/** Let the bot of the table play for a player who has long been absent or is out of time. */
export interface Replace { t: "replace"; id: string; seat: number }

/** Take my seat back from the bot that stands in. */
export interface Back { t: "back"; id: string; seat: number }

/** Set where my seat passes automatically. No one else is told. */
export interface SetAutopass { t: "habit"; id: string; seat: number; habits: AutopassPreferences }

/** Follow the table through this seat of mine, or (-1) as a spectator; an `Update` follows. */
export interface Watch { t: "watch"; seat: number }

/** Change the language; everything is sent again. Sockets only. */
export interface Speak { t: "speak"; lang: Language }

/** Ask whether the server is there; answered by `Pong`. */
export interface Ping {
  t: "ping"
  n?: number // 0
}

/** Answer a `Pong` with its `now`, so that the server can measure the latency. Sockets only. */
export interface Heard { t: "heard"; now: number }

/** Ask for a preview of these moves, and for the tree behind a cut. Answered by `Looked`. */
export interface Look { t: "look"; n: number; v: number; seat: number; moves: number[] }

/** Ask why `name` (as in notation: ice6, @3) cannot be chosen after these moves.
 *  
 *  Without `name`: the same for everything in sight that might be chosen. Answered by `Reasons`. */
export interface Why {
  t: "why"
  n: number
  v: number
  seat: number
  moves: number[]
  name?: string // ""
}

/** Ask for the moves of a line of notation. Answered by `ReadAs`. */
export interface Read { t: "read"; n: number; v: number; seat: number; text: string }

/** Ask a bot for advice, where no other person plays. Answered by `Hinted`. */
export interface Hint { t: "hint"; n: number; v: number; seat: number }

/** All about a table but its position. */
export interface TableInfo {
  t: "table"
  id: string
  game: string
  mode: string
  options: Record<string, string>
  title: string
  status: "open" | "over" | "playing"
  seats: SeatInfo[]
  sides: number[]
  goal: number
  host: boolean
  public: boolean
  invited: boolean
  link: string
  clock: ClockSetting
  absent: string
  delay: number
  waiting: number[]
  offers: Offer[]
  rematch: string
  watching: number
  hints: boolean
  can_replace: number[]
  stand_in: string
  created: number
  touched: number
  scores: number[]
  v: number
  fair: Fair
}

/** The position as a seat knows it, and what has happened since version `since`. */
export interface Update {
  t: "update"
  v: number
  since: number
  at: number
  seat: number
  reset: boolean
  beats: Beat[]
  view: Json
  waiting: number[]
  prompt: string
  ask: AskTree | null
  undo: UndoReach
  clocks: Clocks
  result: Result | null
  outlook: Outlook[]
  taken_back: number
}

/** A line of the chat. */
export interface Said { t: "said"; c: number; seat: number; name: string; text: string; when: number }

/** The command with this id has been carried out and is durable. */
export interface Ack { t: "ack"; id: string; v: number }

/** The command was refused; nothing has changed. `id` or `n` as in the command. */
export interface Refused { t: "refused"; key: string; text: string; id: string; n: number; v: number }

/** A preview of moves, up to the first thing that is hidden, random or of another player. */
export interface Looked {
  t: "looked"
  n: number
  v: number
  moves: number[]
  beats: Beat[]
  view: Json
  ask: AskTree | null
  sure: boolean
  outcome: PreviewOutcome
  end: "" | "chance" | "hidden" | "over"
}

/** Why something cannot be chosen. */
export interface Reason { name: string; target: Target | null; text: string }

/** The answer to `Why`. */
export interface Reasons { t: "reasons"; n: number; v: number; reasons: Reason[] }

/** The answer to `Read`: the moves, or in `text` what is wrong. */
export interface ReadAs { t: "readas"; n: number; v: number; moves: number[]; text: string }

/** A line of play that a bot recommends; `chance` is that of winning, from 0 to 1, if it is known. */
export interface Advice {
  moves: number[]
  best: boolean
  chance: number | null
  line: string
  reason: string
}

/** The answer to `Hint`, best first. */
export interface Hinted { t: "hinted"; n: number; v: number; advice: Advice[] }

/** The answer to `Ping`; `now` is the time of the server in ms since 1970. */
export interface Pong { t: "pong"; n: number; now: number }

/** The server closes the socket; reconnect after `retry` ms, or (-1) do not. */
export interface Bye { t: "bye"; text: string; retry: number }

/** The messages since a client last polled, in order; for clients without a socket. */
export interface Events { messages: (TableInfo | Update | Said)[] }

/** Answers to an exercise: `done` are those given before, in order, `moves` a path of the present tree. */
export interface ExerciseAnswer { done: number[]; moves: number[] }

/** A query about the position after the answers `done`; its `v` and `seat` do not matter. */
export interface ExerciseQuestion { done: number[]; query: Look | Why | Read }

/** Give an exercise up after the answers `done`. */
export interface ExerciseSurrender { done: number[] }

/** Cards that the exercise shows though the board does not: an open hand, or what a seat has played. */
export interface ExerciseFact { seat: number; kind: "hand" | "played"; cards: string[] }

/** A line that the engine plays: the position it begins with, and what happens then. */
export interface ExerciseLine { names: string; before: Update; steps: Update[] }

/** What an attempt came to. */
export interface ExerciseVerdict {
  solved: boolean
  gave_up: boolean
  reached: string
  possible: string
  mistake: string
  better: string[]
  line: ExerciseLine | null
  returns_in: number
}

/** Where an attempt stands: `done` are the answers so far, in the order of the rules. */
export interface ExercisePosition {
  done: number[]
  update: Update
  facts: ExerciseFact[]
  verdict: ExerciseVerdict | null
}

/** My name and language; what is left out stays. */
export interface Name {
  name?: string // ""
  lang?: Language | null // null
}

/** A name and a password. */
export interface Credentials { name: string; password: string }

/** A table. Each of `seats`: "me", "open", "bot:LEVEL", or "here:NAME" at my own device. */
export interface NewGame {
  game: string
  mode: string
  seats: string[]
  options?: Record<string, string> // {}
  public?: boolean // false
  clock?: ClockSetting // {"kind":"none","seconds":0,"bonus":0,"days":0}
  absent?: "bot" | "lose" | "skip" | "wait" // "wait"
  delay?: number // 1
  invited?: boolean // false
  stand_in?: string // ""
  name?: string // ""
  promise?: string // ""
}

/** A game against bots that begins at once. */
export interface Quick {
  game?: string // ""
  mode?: string // ""
  bot?: string // ""
  options?: Record<string, string> // {}
  name?: string // ""
  promise?: string // ""
}

/** Sit down, at this seat or any open one. */
export interface Join {
  seat?: number | null // null
  name?: string // ""
  promise?: string // ""
  invite?: string // ""
  deck?: string // ""
}

/** Make an invitation for this seat, or any. */
export interface NewInvitation {
  seat?: number | null // null
}

/** One of several, by its id; "" where all are meant. */
export interface ById {
  id?: string // ""
}

/** Delete me; accounts confirm it with their password. */
export interface DeleteUser {
  password?: string // ""
}

/** Another password for my account; all other sessions end. */
export interface NewPassword { old: string; new: string }

/** What the host does with a seat before the game: "open" or "bot:LEVEL". */
export interface Fill { seat: number; occupant: string }

/** Go on from the position after `at` moves of a finished game, in this seat, against bots. */
export interface Fork {
  at: number
  seat: number
  bot?: string // ""
}

/** The current user. Without a name there is none yet. */
export interface Me { id: string; name: string; account: boolean; lang: Language }

/** A browser in which I am logged in or known as a guest. */
export interface MySession { id: string; created: number; seen: number; agent: string; here: boolean }

/** All my sessions. */
export interface Sessions { sessions: MySession[] }

/** An invitation to a table. */
export interface InviteInfo { id: string; seat: number; created: number; used: boolean; link: string }

/** All invitations to a table. */
export interface Invites { invites: InviteInfo[] }

/** Something I said. */
export interface MyLine { when: number; text: string }

/** A table at which I sat; its record once the game is over. */
export interface MyTable {
  id: string
  game: string
  mode: string
  created: number
  status: string
  seats: number[]
  record: string
  said: MyLine[]
}

/** A deck I keep. */
export interface MyDeck { name: string; text: string }

/** A puzzle I tried. */
export interface MyPuzzle {
  id: string
  game: string
  first: boolean
  solved: boolean
  tried: number
  due: string
}

/** A comment that I wrote in a study. */
export interface MyNote { when: number; text: string }

/** A study of mine: the record of its game, and what was added to it. */
export interface MyStudy {
  id: string
  title: string
  created: number
  record: string
  players: string[]
  variations: Record<string, string>
  comments: MyNote[]
}

/** All data of the server about me. */
export interface MyData {
  id: string
  name: string
  account: boolean
  lang: string
  created: number
  sessions: MySession[]
  tables: MyTable[]
  decks: MyDeck[]
  puzzles: MyPuzzle[]
  puzzle_days: Record<string, number>
  lesson_steps: string[]
  results: PastGame[]
  studies: MyStudy[]
  study_comments: MyNote[]
  profile: MyResults
  listed: boolean
}

/** A table to go to, and my seat at it (-1: none). */
export interface Opened { id: string; link: string; seat: number }

/** The position as a seat knows it, for bots; `core.view_codec` describes and reads `view`. */
export interface SeatView {
  v: number
  seat: number
  game: string
  mode: string
  options: Record<string, string>
  status: "open" | "over" | "playing"
  asked: boolean
  stood_in: boolean
  view: Json | null
  result: Result | null
}

/** Public tables that wait or are played, and all of mine. */
export interface Lobby {
  tables: TableInfo[]
  mine: TableInfo[]
  damaged: DamagedTable[]
  not_served: NotServedTable[]
}

/** An option of the rules: one of `choices`, or ("guilds", "number", "text") something to type. */
export interface OptionInfo {
  name: string
  kind: "choice" | "decks" | "guilds" | "number" | "switch" | "text"
  label: string
  help: string
  default: string
  choices: ChoiceInfo[]
  sizes: number[]
  low: number
  high: number
  advanced: boolean
}

/** A way to play a game. `seats` are the numbers of seats it can have; `sized_by` the option that says. */
export interface ModeInfo {
  mode: string
  label: string
  help: string
  seats: number[]
  sized_by: string
  sides: number[]
  options: OptionInfo[]
}

/** A game. */
export interface GameInfo {
  game: string
  label: string
  help: string
  modes: ModeInfo[]
  summary: string
  puzzles: boolean
}

/** A bot that may sit at a table, weakest first. */
export interface BotInfo {
  bot: string
  label: string
  strength: string
  help: string
  games: string[]
  modes: string[]
}

/** Games, modes, options, bots and clocks of a server. */
export interface Catalogue {
  games: GameInfo[]
  bots: BotInfo[]
  clocks: ClockSetting[]
  version: string
  quick_bot: string
  stand_in: string
  ratings: boolean
}

/** The glossary of a game, for the inspector. Everything by id is in the order of its ids. */
export interface GlossaryPage {
  game: string
  mode: string
  lang: Language
  cards: CardText[]
  groups: GroupText[]
  lanes: string[]
  challenges: ChallengeText[]
  plans: PlanWords[]
  presets: ChoiceInfo[]
  faces: CardFace[]
  keywords: KeywordText[]
}

/** An example of a rule: a position, moves in notation, the events, and the position afterwards. */
export interface Example {
  section: string
  line: string
  names: string[]
  before: Json
  beats: Beat[]
  after: Json
}

/** An answer of chance: the possible outcomes in order, the weight of each, and the one that came. */
export interface Draw { at: number; names: string[]; counts: number[]; drawn: string }

/** How a recorded game was shuffled, so that every draw can be repeated and compared. */
export interface Shuffled {
  id: string
  start: number
  seed: string
  commitment: string
  salts: string[]
  own: boolean[]
  draws: Draw[]
  fair: boolean
}

/** A step of a replay: the position after `at` moves, and how it came about from the step before. */
export interface ReplayStep {
  at: number
  seat: number
  scores: number[]
  names: string
  beats: Beat[]
  view: Json
  hands: string[][]
}

/** A finished game, action by action, as one seat saw it or (seat -1) with all cards open. */
export interface Replay {
  id: string
  game: string
  mode: string
  options: Record<string, string>
  seats: string[]
  sides: number[]
  goal: number
  seat: number
  steps: ReplayStep[]
  result: Result | null
  record: string
}

/** Steps that were done in a browser before its user had a session: as "GAME/LESSON/1". */
export interface StepsDone { steps: string[] }

/** The steps of lessons that I have done. */
export interface MyLessons { steps: string[] }

/** A lesson of the list. */
export interface LessonInfo { name: string; title: string; steps: number }

/** Lessons that belong together. */
export interface LessonChapter { title: string; lessons: LessonInfo[] }

/** All lessons of a server, by game. */
export interface LessonCatalogue { games: Record<string, LessonChapter[]> }

/** A step of a lesson as the learner sees it. */
export interface LessonSheet {
  game: string
  lesson: string
  title: string
  step: number
  steps: number
  say: string
  points: string[]
  table: TableInfo
  position: ExercisePosition
}

/** A seat of a finished game. */
export interface PastSeat { name: string; bot: string; side: number; mine: boolean }

/** A finished game, as one of its players sees it. */
export interface PastGame {
  id: string
  game: string
  mode: string
  title: string
  began: number
  ended: number
  decisions: number
  seats: PastSeat[]
  scores: number[]
  against: "bots" | "mixed" | "none" | "people" | "self"
  outcome: "drawn" | "lost" | "none" | "won"
  counted: boolean
}

/** A page of my finished games, the latest first. */
export interface MyHistory { games: PastGame[]; total: number; page: number; pages: number }

/** How many games were won, drawn and lost; `low` and `high` are the 95 % interval of the share won. */
export interface ResultShare {
  key: string
  label: string
  wins: number
  draws: number
  losses: number
  share: number
  low: number
  high: number
}

/** A rating; it lies within `margin` of the number with 95 % certainty. */
export interface Rating { rating: number; margin: number; games: number }

/** What I chose first in drafts: how often, and how these games ended. */
export interface Opening { result: ResultShare; share: number; bots: number }

/** Something that I do more or less often than bots do. */
export interface Habit {
  habit: string
  text: string
  times: number
  occasions: number
  share: number
  low: number
  high: number
  bots: number
  verdict: "often" | "rarely" | "usual"
}

/** My results in a game. */
export interface GameResults {
  game: string
  label: string
  total: ResultShare
  modes: ResultShare[]
  bots: ResultShare[]
  groups_label: string
  groups: ResultShare[]
  partners: ResultShare[]
  rating: Rating | null
  openings: Opening[]
  habits: Habit[]
  habit_games: number
  min_habit_games: number
}

/** My results in all games that were played from their beginning. */
export interface MyResults { games: GameResults[] }

/** Puzzles that have something in common: a theme, or something that their solutions use. */
export interface PuzzleGroup { name: string; label: string; count: number }

/** The puzzles of a game. */
export interface PuzzleGame {
  game: string
  count: number
  themes: PuzzleGroup[]
  tags: PuzzleGroup[]
  levels: number[]
}

/** All puzzles of a server, by game. */
export interface PuzzleCatalogue { games: PuzzleGame[]; return_days: number[] }

/** The puzzle of the day of a game, and how I did. */
export interface DailyPuzzle {
  game: string
  id: string
  title: string
  level: number
  standing: "failed" | "new" | "solved"
}

/** What I have done of the puzzles of a game. */
export interface PuzzleCount { game: string; solved: number; due: number; by_theme: Record<string, number> }

/** What I have done so far, and the puzzles of the day. */
export interface MyPuzzles {
  day: string
  daily: DailyPuzzle[]
  counts: PuzzleCount[]
  streak: number
  solved_today: number
}

/** A puzzle to go to; `due`: I failed it before, and it comes back. */
export interface NextPuzzle { id: string; game: string; due: boolean }

/** A puzzle as its solver sees it. */
export interface PuzzleSheet {
  id: string
  game: string
  theme: string
  title: string
  task: string
  level: number
  table: TableInfo
  position: ExercisePosition
}

/** What a seat did, or could have done, from a position on: in words and on the board.
 *  
 *  `beats` and `view` are what the seat would have seen of it, as far as it could know. `reason` says what
 *  the line achieves; "" if nothing can be said. */
export interface ReviewLine { text: string; reason: string; beats: Beat[]; view: Json }

/** A decision that cost 5 % or more, with the position as its seat saw it, and what was better.
 *  
 *  `grade`: a mistake costs 10 % or more, a blunder 15 % or more. */
export interface ReviewMistake {
  at: number
  step: number
  seat: number
  grade: "blunder" | "inaccuracy" | "mistake"
  best: number
  played: number
  question: string
  view: Json
  made: ReviewLine
  better: ReviewLine
}

/** A moment that mattered: the chance of a seat changed from `before` to `after`.
 *  
 *  Either by a mistake of its own, which has a grade, or by what others and chance did; `lines` are what the
 *  log says of that, and `step` is the one of the replay in which it ends. */
export interface ReviewMoment {
  at: number
  step: number
  seat: number
  before: number
  after: number
  grade: "" | "blunder" | "inaccuracy" | "mistake"
  lines: string[]
}

/** A decision that was judged, and the chances of its seat's side to win. */
export interface ReviewDecision {
  at: number
  step: number
  x: number
  seat: number
  best: number
  played: number
}

/** The decisions of a seat together. `judged` is less than `decisions` if the budget was not enough. */
export interface ReviewSeat {
  seat: number
  decisions: number
  judged: number
  accuracy: number
  inaccuracies: number
  mistakes: number
  blunders: number
}

/** The review of a game, in the language of the client. */
export interface ReviewReport {
  seats: ReviewSeat[]
  decisions: ReviewDecision[]
  mistakes: ReviewMistake[]
  moments: ReviewMoment[]
  steps: number
  end: number[]
  iterations: number
}

/** How far the review of a game is.
 *  
 *  `status`: "none", "queued" (behind `ahead` others), "running" (`done` of `total` searches), "interrupted"
 *  (the server stopped meanwhile; start it again) or "done", with the `report`. */
export interface GameReview {
  id: string
  game: string
  mode: string
  names: string[]
  sides: number[]
  mine: number[]
  status: "done" | "interrupted" | "none" | "queued" | "running"
  done: number
  total: number
  ahead: number
  may_cancel: boolean
  report: ReviewReport | null
}

/** Make a study of the finished game of a table; without a title it gets one. */
export interface NewStudy {
  title?: string // ""
}

/** Open a study with the key of its link. */
export interface StudyKey { key: string }

/** A query about a place, or where `line` leads from there; its `v` and `seat` do not matter. */
export interface StudyQuestion {
  place: number
  query: Look | Why | Read
  line?: string[] // []
}

/** Moves that no one else sees, to be tried where `line` leads from a place; none are stored. */
export interface TryPrivately {
  place: number
  line?: string[] // []
  moves?: number[] // []
}

/** Moves to be tried at a place: a path of the tree that its position has. */
export interface NewVariation { place: number; moves: number[] }

/** Play on from a place, in this seat, against bots. */
export interface StudyFork {
  place: number
  seat: number
  bot?: string // ""
}

/** Give the study another title. */
export interface Rename { t: "rename"; title: string }

/** Make a link, or revoke it; `contributions`: readers may add to the study. */
export interface Share { t: "share"; link: boolean; contributions: boolean }

/** Write a comment about a place. */
export interface Annotate { t: "annotate"; place: number; text: string }

/** Delete a comment. */
export interface Unannotate { t: "unannotate"; id: number }

/** Delete a variation with all that follows it. */
export interface Prune { t: "prune"; place: number }

/** A study in a list; `mine`: I own it, else its link was given to me. */
export interface StudyListing {
  id: string
  title: string
  game: string
  mode: string
  label: string
  touched: number
  mine: boolean
}

/** The studies that I own or have opened by a link. */
export interface MyStudies { studies: StudyListing[]; most: number }

/** A variation: one decision and what followed. The fields are those of `ReplayStep`. */
export interface StudyStep {
  place: number
  parent: number
  seat: number
  scores: number[]
  names: string
  beats: Beat[]
  view: Json
  hands: string[][]
  deletable: boolean
}

/** A comment. */
export interface StudyNote {
  id: number
  place: number
  name: string
  written: number
  text: string
  mine: boolean
  deletable: boolean
}

/** A study but for its game, as one seat sees it (-1: with all cards open). */
export interface Study {
  id: string
  v: number
  title: string
  owner: boolean
  link: string
  contributions: boolean
  may_add: boolean
  source: string
  seat: number
  variations: StudyStep[]
  comments: StudyNote[]
}

/** Where moves led: a new variation, or a place that was there already. */
export interface VariedStudy { place: number; study: Study }

/** The question at a place, for the seat that is asked there; without one, the game is over. */
export interface StudyPosition { place: number; table: TableInfo; update: Update }

/** Where moves that are tried privately led: the line so far, what is told of the last, the question. */
export interface TriedPosition { line: string[]; beats: Beat[]; position: StudyPosition }

/** I look at this place. */
export interface At { t: "at"; place: number }

/** Take the lead; someone else keeps it if they are here, unless the owner takes it. */
export interface Lead { t: "lead" }

/** Give the lead to someone else who is here. */
export interface HandOn { t: "handon"; to: number }

/** Keep the connection. */
export interface StudyPing { t: "ping" }

/** Someone who is here. `n` names them in this room; `place` is where they look. */
export interface StudyPerson { n: number; name: string; you: boolean; owner: boolean; place: number }

/** Who is here, who leads (-1: no one), and where; `v` is the version of the study. */
export interface StudyRoom {
  t: "room"
  v: number
  people: StudyPerson[]
  leader: number
  place: number
  may_lead: boolean
}

/** A player in the list of a server. */
export interface RatedPlayer { place: number; name: string; rating: Rating; mine: boolean }

/** The players of a game, those first whose rating is at least the highest. */
export interface RatingList { game: string; label: string; players: RatedPlayer[]; mine: Rating | null }

/** The ratings of a server. */
export interface Ratings {
  on: boolean
  account: boolean
  listed: boolean
  min_games: number
  lists: RatingList[]
}

/** Whether I want to be in the list of the server. */
export interface Listing { listed: boolean }

/** How a group, such as a guild, has fared: altogether, beside others, and by its place in the draft. */
export interface GroupStatistics { total: ResultShare; partners: ResultShare[]; picks: ResultShare[] }

/** Statistics of some games. */
export interface StatisticsSection {
  key: string
  source: string
  label: string
  bot: string
  games: number
  groups: GroupStatistics[]
}

/** Statistics of a game that everybody may see. */
export interface GameStatistics {
  game: string
  label: string
  groups_label: string
  min_games: number
  sections: StatisticsSection[]
}

/** Statistics of all games that have some. */
export interface PublicStatistics { games: GameStatistics[] }

export type Commands =
  | Move
  | Undo
  | Takeback
  | Consent
  | Resign
  | Salt
  | Rematch
  | Chat
  | Replace
  | Back
  | SetAutopass
  | Watch
  | Speak
  | Ping
  | Heard
  | Look
  | Why
  | Read
  | Hint

export type Messages =
  | TableInfo
  | Update
  | Said
  | Ack
  | Refused
  | Looked
  | Reasons
  | ReadAs
  | Hinted
  | Pong
  | Bye

export type StudyChanges =
  | Rename
  | Share
  | Annotate
  | Unannotate
  | Prune

export type StudyCommands =
  | At
  | Lead
  | HandOn
  | StudyPing
