// Written by tools/wire.py from riftable.server.protocol (`make wire`). Do not edit by hand.
// A field with a question mark may be missing; what it means then is said beside it.
export type Json = Record<string, unknown>

/** What on the board an answer concerns, so that it can be highlighted. "button": nothing on the board. */
export interface Target {
  on: "button" | "card" | "champion" | "face" | "facedown" | "guild" | "item" | "lane" | "rune" | "seats" | "unit"
  card?: string // ""
  lane?: number // -1
  side?: number // -1
  place?: number // -1
  unit?: number // -1
  guild?: string // ""
  seats?: number[] // []
  down?: boolean // false
}

/** A value of an option and its label. */
export interface ChoiceInfo { value: string; label: string }

/** A card as the inspector shows it; its index in `Book.cards` is its id. */
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
 *  "hidden", or "cut": `Look` shows what follows. */
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
}

/** The question to my seat. `kind` is the game's own name for it, `about` and `num` what it concerns. */
export interface Ask { seat: number; kind: string; about: number; num: number; prompt: string; tree: Node[] }

/** Events that are told in one breath, and the lines of the log for them in the reader's language.
 *  
 *  An event is an object with its name under "t" ("Hit", "Drew" …) and its fields; cards, guilds and plans
 *  by name. `at` is how many moves had been made then, `turn` and `seat` whose action it belongs to (-1:
 *  nobody's). */
export interface Beat { at: number; turn: number; seat: number; events: Json[]; lines: string[] }

/** A number that chance or hidden cards may change: from `low` to `high`; None: nobody can tell. */
export interface Span { low: number; high: number | null }

/** What some moves would come to, on what this seat knows. */
export interface Outcome {
  damage: Span
  destroyed: Span
  lost: Span
  mine: Span
  theirs: Span
  drawn: Span
  text: string
}

/** How many of my decisions `Undo` can take back now; `why` none, or no more. */
export interface UndoReach { steps: number; why: string }

/** How time is kept: `seconds` for each turn ("move") or in all ("game"), or `days` for each turn. */
export interface ClockSetting {
  kind?: "days" | "game" | "move" | "none" // "none"
  seconds?: number // 0
  bonus?: number // 0
  days?: number // 0
}

/** The time left by seat in milliseconds, None without limit, as it was at `now` (ms since 1970). */
export interface Clocks { setting: ClockSetting; left: (number | null)[]; running: number[]; now: number }

/** Something that waits for consent: who asked, and who has agreed so far. */
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

/** The shuffles of a table: what server and seats promised before, and what the seats have shown. */
export interface Fair { commitment: string; promises: string[]; salts: string[]; salting: number[] }

/** Where the table passes for a seat, because it said so.
 *  
 *  `auto`: where nothing else can be done and, if other people play, everybody can see that; `own`: on its
 *  own cards and abilities; `turn`: until the turn of this number is over; `until_attacked`; `cards`:
 *  whenever one of these is next to resolve. At `stops` it is asked even so. */
export interface Habits {
  auto?: boolean // true
  own?: boolean // true
  turn?: number // -1
  until_attacked?: boolean // false
  cards?: string[] // []
  stops?: ("ability" | "attacked" | "showdown" | "spell")[] // []
}

/** A table of mine that cannot be opened, and why. */
export interface DamagedTable { id: string; link: string; text: string }

/** A table of mine whose game this server does not serve now. It is kept, and opens once it does. */
export interface NotServedTable { id: string; game: string; text: string }

/** Who sits where. */
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
  habits: Habits | null
  stood_in: number[]
}

/** Make these moves, a path of `ask.tree`, in the position of version `v`. */
export interface Move { t: "move"; id: string; v: number; seat: number; moves: number[] }

/** Take back my last decision, or so many; `Update.undo` says how far that goes. */
export interface Undo {
  t: "undo"
  id: string
  v: number
  seat: number
  steps?: number // 1
}

/** Ask the others to let me go back behind the barrier, to my last decision. */
export interface Takeback { t: "takeback"; id: string; v: number; seat: number }

/** Agree to the takeback that lies on the table, or not. */
export interface Consent { t: "consent"; id: string; v: number; seat: number; yes: boolean }

/** Give up; where sides are teams, the whole side does, and where others play on, they do without me. */
export interface Resign { t: "resign"; id: string; seat: number }

/** Show the salt that I promised when I sat down, 16 bytes in hex. `TableInfo.fair` says when. */
export interface Salt { t: "salt"; id: string; seat: number; salt: string }

/** Once the game is over: the same table again. It opens when everybody wants it. */
export interface Rematch {
  t: "rematch"
  id: string
  seat: number
  promise?: string // ""
}

/** Say something to all at the table. */
export interface Chat { t: "chat"; id: string; text: string }

/** Put the bot of the table in the place of somebody who has long been away or has run out of time. */
export interface Replace { t: "replace"; id: string; seat: number }

/** Take my seat back from the bot that stood in. */
export interface Back { t: "back"; id: string; seat: number }

/** From now on my seat passes by itself where these say so. Nobody else hears of it. */
export interface Habit { t: "habit"; id: string; seat: number; habits: Habits }

/** Look through the eyes of this seat of mine, or (-1) of a spectator; an `Update` follows. */
export interface Watch { t: "watch"; seat: number }

/** Speak this language from now on; everything is told anew. Sockets only. */
export interface Speak { t: "speak"; lang: "en" | "fr" | "uk" }

/** Are you there? */
export interface Ping {
  t: "ping"
  n?: number // 0
}

/** I hear the `Pong` of this moment: so the server knows how long the way is. Sockets only. */
export interface Heard { t: "heard"; now: number }

/** What would come of these moves? Answered by `Looked`; nothing changes. Also grows a cut tree. */
export interface Look { t: "look"; n: number; v: number; seat: number; moves: number[] }

/** Why can this (a name as in notation, such as ice6 or @3) not be chosen after these moves?
 *  
 *  Without `name`: why none of what lies about and looks as if it could be chosen. */
export interface Why {
  t: "why"
  n: number
  v: number
  seat: number
  moves: number[]
  name?: string // ""
}

/** Which moves does this line of notation mean? Answered by `ReadAs`. */
export interface Read { t: "read"; n: number; v: number; seat: number; text: string }

/** What would a good player do? Only where no other person plays. */
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
  prompt: string
  ask: Ask | null
  undo: UndoReach
  clocks: Clocks
  result: Result | null
}

/** A line of the chat. */
export interface Said { t: "said"; c: number; seat: number; name: string; text: string; when: number }

/** The command with this id is done, and safe. */
export interface Ack { t: "ack"; id: string; v: number }

/** Not done, and nothing has changed. `id` or `n` as in the command. */
export interface Refused { t: "refused"; key: string; text: string; id: string; n: number; v: number }

/** What would come of some moves: certain up to the first thing that is hidden, random or another's. */
export interface Looked {
  t: "looked"
  n: number
  v: number
  moves: number[]
  beats: Beat[]
  view: Json
  ask: Ask | null
  sure: boolean
  outcome: Outcome
}

/** Why something cannot be chosen. */
export interface Reason { name: string; target: Target | null; text: string }

/** The answer to `Why`. */
export interface Reasons { t: "reasons"; n: number; v: number; reasons: Reason[] }

/** The answer to `Read`: the moves, or in `text` what is wrong. */
export interface ReadAs { t: "readas"; n: number; v: number; moves: number[]; text: string }

/** A line of play that a bot thinks well of; `worth` from 0 (lost) to 1 (won), if it can tell. */
export interface Advice { moves: number[]; text: string; best: boolean; worth: number | null }

/** The answer to `Hint`, best first. */
export interface Hinted { t: "hinted"; n: number; v: number; advice: Advice[] }

/** Yes. */
export interface Pong { t: "pong"; n: number; now: number }

/** The server closes the socket; come back after `retry` ms, or (-1) do not. */
export interface Bye { t: "bye"; text: string; retry: number }

/** What has happened at a table since a client last asked, in order; the fallback for sockets. */
export interface Events { messages: (TableInfo | Update | Said)[] }

/** How I want to be called, and spoken to; what is left out stays. */
export interface Name {
  name?: string // ""
  lang?: "en" | "fr" | "uk" | null // null
}

/** A name and a password. */
export interface Credentials { name: string; password: string }

/** A table. Each of `seats`: "me", "open", "bot:LEVEL", or "here:NAME" for somebody at my own device. */
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

/** A game against bots, at once. */
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
export interface Invited {
  seat?: number | null // null
}

/** One of several, by its id; "" where all are meant. */
export interface Which {
  id?: string // ""
}

/** Forget me. Who has an account says its password once more. */
export interface Farewell {
  password?: string // ""
}

/** Another password for my account; all other sessions end. */
export interface NewPassword { old: string; new: string }

/** What the host does with a seat before the game: "open" or "bot:LEVEL". */
export interface Fill { seat: number; who: string }

/** Go on from the position after `at` moves of a finished game, in this seat, against bots. */
export interface Fork {
  at: number
  seat: number
  bot?: string // ""
}

/** Who I am. Without a name I am nobody yet. */
export interface Me {
  id: string
  name: string
  account: boolean
  lang: "en" | "fr" | "uk"
  languages: ("en" | "fr" | "uk")[]
}

/** A browser by which I am known. */
export interface MySession { id: string; created: number; seen: number; agent: string; here: boolean }

/** All browsers by which I am known. */
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

/** All that the server knows of me. */
export interface MyData {
  id: string
  name: string
  account: boolean
  lang: string
  created: number
  sessions: MySession[]
  tables: MyTable[]
  decks: MyDeck[]
}

/** A table to go to, and my seat at it (-1: none). */
export interface Opened { id: string; link: string; seat: number }

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
export interface GameInfo { game: string; label: string; help: string; modes: ModeInfo[]; summary: string }

/** A bot that may sit at a table, weakest first. */
export interface BotInfo { bot: string; label: string; help: string; games: string[]; modes: string[] }

/** What can be played, and how. */
export interface Catalogue {
  games: GameInfo[]
  bots: BotInfo[]
  clocks: ClockSetting[]
  version: string
  quick_bot: string
}

/** The words of a game, for the inspector. Everything by id is in the order of its ids. */
export interface Book {
  game: string
  mode: string
  lang: "en" | "fr" | "uk"
  cards: CardText[]
  groups: GroupText[]
  lanes: string[]
  challenges: ChallengeText[]
  plans: PlanWords[]
  presets: ChoiceInfo[]
  faces: CardFace[]
  keywords: KeywordText[]
}

/** A rule at work: a position, what is done there in notation, what happens, and what comes of it. */
export interface Example { section: string; line: string; before: Json; beats: Beat[]; after: Json }

/** An answer of nature: what could have come, ascending, how often each, and what came. */
export interface Draw { at: number; names: string[]; counts: number[]; drawn: string }

/** How a recorded game was shuffled: whoever reads this draws again and compares. */
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

/** A step of a replay: the position after `at` moves, and how it came about from the frame before. */
export interface Frame {
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
  frames: Frame[]
  result: Result | null
  record: string
}

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
  | Habit
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
