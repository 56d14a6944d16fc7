// What a game brings to the browser. Pages and the table know games only through these interfaces.
import type { Component } from "svelte";
import type { Arrow } from "../animation/arrows";
import type { AnyEvent, Motion } from "../animation/stage.svelte";
import type { Choosing } from "../choosing/choosing";
import type { Play } from "../choosing/play.svelte";
import type { Table } from "../table/table.svelte";
import type {
  Beat,
  ChoiceInfo,
  Clocks,
  Example,
  GlossaryPage,
  Json,
  Looked,
  OptionInfo,
  Replay,
  ReplayStep,
  SeatInfo,
  TableInfo,
} from "../wire";

/** Shows a card closely; `pressed` asks for more than a glance, `unit` is its number on the board. */
export type Inspect = (card: string, pressed?: boolean, unit?: number) => void;

/** The players, and the seat that looks on. A player without a seat has a side, too. */
export interface Players {
  names: string[]; // by seat
  sides: number[]; // by player
  mySeat: number; // -1: a spectator
  mySide: number;
}

export interface BoardProps<V> extends Players {
  view: V;
  book: GlossaryPage | null;
  play: Play | null; // null: nothing can be chosen
  preview: Looked | null; // what would come of what is picked or pointed at
  seats: SeatInfo[];
  asked: number[];
  seed: string; // of the scenery
  turn: "" | "you" | "foe";
  arrows: Arrow[]; // of what happens at this moment
  beats?: Beat[]; // what has happened so far; only at a table
  intermission?: boolean; // a part of the game is over, and what follows waits
  onresume?: () => void; // goes on after it
  oncover?: (covered: boolean) => void; // something lies over the board: nothing can be chosen until it is gone
  still?: boolean; // a picture, nothing that happens
  oncancel?: () => void; // pressed beside everything
  oninspect: Inspect;
  onpiles?: ((player: number) => void) | undefined; // shows decks and discards
  clocks?: Clocks | null;
}

export interface HeadProps<V> extends Players {
  view: V;
  book: GlossaryPage | null;
  info: TableInfo;
  asked: number[];
  preview: Looked | null;
  clocks: Clocks | null;
  oninspect: Inspect;
  onpiles?: ((player: number) => void) | undefined; // shows decks and discards
}

export interface PilesProps<V> {
  view: V;
  book: GlossaryPage | null;
  names: string[]; // by player
  first: number; // the player that is shown first
  oninspect: Inspect;
}

/** All players from one of them on. */
export const playersFrom = (names: string[], first: number): { player: number; name: string }[] =>
  names
    .map((name, player) => ({ player, name }))
    .sort((a, b) => Number(b.player === first) - Number(a.player === first));

export interface HandProps<V> {
  view: V;
  book: GlossaryPage | null;
  play: Play | null;
  names: string[];
  oninspect: Inspect;
}

export interface ActionsProps<V> {
  play: Play;
  view: V;
  names: string[];
  hints: boolean;
}

export interface InspectorProps<V> {
  card: string;
  unit: number; // -1: the card as such
  view: V | null;
  book: GlossaryPage | null;
  names: string[];
  notice: string;
  small?: boolean;
}

export interface BannerProps<V> {
  view: V;
  book: GlossaryPage | null;
  info: TableInfo;
}

export interface ScoreProps<V> {
  view: V;
  names: string[];
  sides: number[];
  mySide: number;
  goal: number;
}

export interface SummaryProps {
  replay: Replay;
  names: string[];
  sides: number[];
  mySide: number;
}

export interface ExampleProps<V> {
  example: Example;
  view: V;
  book: GlossaryPage | null;
  names: string[];
  arrows: Arrow[];
}

export interface ArtProps {
  card: string;
  w: number;
  h: number;
}

/** A field for an option of the rules that is more than a choice, a number or a text. */
export interface OptionFieldProps {
  option: OptionInfo;
  onchange: (value: string) => void;
}

/** What each seat brings, where the host lays the table; `given` comes with the address, teammates bring `taken`. */
export interface SeatOptionProps {
  seat: number;
  choices: ChoiceInfo[];
  taken?: string[];
  first: string;
  given?: string;
  onchange: (value: string) => void;
}

/** What a guest brings to a seat; null: nothing that can be played yet. */
export interface GuestOptionProps {
  option: OptionInfo;
  onchange: (value: string | null) => void;
}

export interface CoachProps {
  table: Table;
  play: Play;
  over: boolean; // the game is over, and its end has been shown
}

/** The first game with a teacher beside it. Titles are keys of texts. */
export interface Lesson {
  title: string;
  lead: string;
  Art: Component;
  Coach: Component<CoachProps>;
}

/** Questions that a seat lets the table answer. */
export interface Autopass<V> {
  /** Applies the settings saved at other tables to a new one. */
  applySaved(table: Table): void;
  /** Whether my seat passes now, whatever may come. */
  isYielding(table: Table, view: V): boolean;
  stop(table: Table): void;
  /** Stops passing, or passes until the turn is over. */
  toggle(table: Table, view: V): void;
}

/** A game as tables and replays show it. Loaded when it is needed; `defineGame` makes one. */
export interface GameModule<V = unknown, E = AnyEvent> extends Motion<V, E> {
  /** Puts signs, colors and texts on the page. Nothing is shown before. */
  prepare?(): Promise<void> | void;
  /** Sets the texts of cards and rules, whenever they come or the language changes. */
  setGlossary?(book: GlossaryPage | null): void;

  // The table.
  Board: Component<BoardProps<V>>;
  Head: Component<HeadProps<V>>;
  Hand?: Component<HandProps<V>>;
  Own?: Component<HeadProps<V>>; // what I have, where the board does not show it; of the class "own"
  Piles?: Component<PilesProps<V>>; // decks, discards and lists, on a sheet
  Inspector: Component<InspectorProps<V>>;
  Actions?: Component<ActionsProps<V>>; // instead of the usual bar of buttons
  Banner?: Component<BannerProps<V>>; // between head and board, of the class "table-banner"
  Text?: Component<{ text: string }>; // a line of game text with its symbols
  notation: string; // an example of a line that can be typed; "": none
  choosing?: Choosing; // what is special about its questions
  /** The key of what is asked before a player resigns, where that ends more than this game. */
  resignQuestion?(info: TableInfo): string | undefined;
  /** Words for the layout of the table, as `TableLayout` knows them: "full-width", "compact". */
  layout?(view: V): string;
  /** What the gold button says once something is picked; null: the last answer. */
  label?(play: Play): string | null;
  /** Which player the table waits for, where the server's prompt says too little. */
  waiting?(view: V, names: string[], asked: number[]): string;
  /** The score, to be read aloud. */
  scoreWords(view: V, players: Players & { goal: number; options: Record<string, string> }): string;
  /** What ends a game that is played out, for the page after it; `goal`: points that do, 0: none. */
  endWords?(goal: number, options: Record<string, string>): string;
  /** What is known of each player, to be read aloud. */
  playerWords(view: V): string[][];
  autopass?: Autopass<V>;
  /** What on the board an event is about, by `data-fx`; by default its units. The log points at it. */
  concerns?(event: E): string[];
  /** Which player passes in an event; null: none. The log folds passes together. */
  passes?(event: E): number | null;
  unseated?: string; // what a player without a seat is called: the key of a text

  // Replays, and the story after a game.
  Score?: Component<ScoreProps<V>>;
  SmallCard?: Component<{ card: string }>; // in open hands; without it, cards are named
  handInReplay?: boolean;
  FinalBoard?: Component<BoardProps<V>>; // below the story of a game
  Art?: Component<ArtProps>;
  Summary?: Component<SummaryProps>;
  gains?: string[]; // events in which `seat` is the player that gains the points
  /** The points of each side after a step of a replay, where they are not `ReplayStep.scores`. */
  points?(step: ReplayStep, replay: Replay): number[];
  /** The card and the line that say most of a step in which this player's points changed, and the step before it. */
  highlight?(step: ReplayStep, player: number, before: ReplayStep): { card: string; line: string };

  // Rules and lessons.
  Example?: Component<ExampleProps<V>>;
  exampleHeight?: number; // px
  Rules?: Component<{ book: GlossaryPage | null }>; // what follows the text of the rules
  lesson?: Lesson;
}

/** Checks a game against the types of its own views and events. Everything else takes them as they come. */
export function defineGame<V, E = AnyEvent>(game: GameModule<V, E>): GameModule {
  return game as unknown as GameModule;
}

/** A view as it comes over the wire, by the type its game knows it by. */
export const viewOf = <V>(view: Json): V => view as unknown as V;

/** The events of some beats, by the type their game knows them by. */
export const eventsOf = <E>(beats: Beat[]): E[] => beats.flatMap((beat) => beat.events) as unknown as E[];

/** What a game adds to the pages where a table is set and joined. */
export interface GameSetup {
  optionFields?: Partial<Record<OptionInfo["kind"], Component<OptionFieldProps>>>;
  SeatOption?: Component<SeatOptionProps>;
  GuestOption?: Component<GuestOptionProps>;
}

/** What pages know of a game before it is loaded. */
export interface GameEntry {
  picture?: () => Promise<{ default: Component }>; // what it looks like, in small
  setup?: () => Promise<{ default: GameSetup }>;
  rules?: string[]; // sections of the rules: keys of texts
  lesson?: boolean; // whether there is one
  autopass?: boolean; // whether the game has one
  links?: { page: string; text: string }[]; // of its own pages, for menus; their texts are in `locales/menu.*.ftl`
  pages?: Record<string, () => Promise<{ default: Component<{ at: string[] }> }>>; // by the first part of the address
}
