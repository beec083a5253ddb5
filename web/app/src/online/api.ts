/** The types of the server's API. Made from the OpenAPI document: make api */

/** The number of the proposal that you agree to or decline. */
export interface Answering {
  readonly key?: string | null;
  readonly proposal: number;
}

export interface Asked {
  readonly notation: string;
}

/** Whose view, and after how many of their events. */
export interface At {
  readonly seat?: number | null;
  readonly at?: number | null;
}

export interface Chat {
  readonly key?: string | null;
  readonly text: string;
}

export interface ChatHere {
  readonly do: "chat";
  readonly key?: string | null;
  readonly text: string;
  readonly table: string;
}

/** A chat message; a spectator has no seat. */
export interface ChatThen {
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly line: number;
}

/** A legal decision: its first word, the others, those among them that are places on the board, and what it does. */
export interface Choice {
  readonly notation: string;
  readonly kind: string;
  readonly parts: readonly string[];
  readonly targets: readonly string[];
  readonly explain: MessageData;
  readonly rule: string;
}

export interface Choices {
  readonly number: number;
  readonly question: MessageData | null;
  readonly choices: readonly Choice[];
}

/** `move`: seconds for each turn. `budget`: seconds for the whole game, and an increment for each turn. */
export interface Clock {
  readonly kind: "budget" | "move";
  readonly seconds: number;
  readonly increment?: number;
}

/** Milliseconds left by seat at the moment `since`, from which those of `seat` run; for -1, none run. */
export interface ClockNow {
  readonly left: readonly number[];
  readonly since: number;
  readonly seat: number;
}

/** For whoever sits there already. */
export interface Committing {
  readonly key?: string | null;
  readonly commitment: string;
}

/** What the shuffles will follow from: the server's commitment, and by chair those of players, null for one who
    abstains. `revealed`: by chair, once the commitments are sealed; `until`: when the deal is dropped if somebody does
    not reveal. `order`: by seat, the chair of the waiting room. `dropped`: by dropped deal, the names of those who did
    not reveal; `awaited`: chairs whose players must commit again before there is another deal. */
export interface DealNow {
  readonly server: string;
  readonly seats: readonly (string | null)[];
  readonly revealed?: readonly boolean[];
  readonly until?: number | null;
  readonly order?: readonly number[];
  readonly awaited?: readonly number[];
  readonly dropped?: readonly (readonly string[])[];
}

/** Bytes of the view's row: their positions and new values. */
export interface Delta {
  readonly at: readonly number[];
  readonly to: readonly number[];
}

/** The number of the event that shows it to you, too. */
export interface Done {
  readonly number: number;
}

/** What is printed on board, cards and tiles: the file's own sections, and the numbers that the rules use. */
export interface EditionNow {
  readonly game: string;
  readonly name: string;
  readonly colours: readonly string[];
  readonly sections: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly row: string;
  readonly places: readonly string[];
}

/** Something happened; numbered for each listener from 1. The other fields depend on `what`. */
export interface Event {
  readonly is: "event";
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly what: "away" | "back" | "bot" | "commit" | "drop" | "leave" | "open" | "remove" | "reveal" | "seal" | "secret" | "take" | "agree" | "chat" | "close" | "decline" | "end" | "play" | "propose" | "rematch" | "start" | "undo";
  readonly seat?: number | null;
  readonly chairs?: readonly SeenChair[];
  readonly you?: number | null;
  readonly view?: string;
  readonly decision?: string;
  readonly told?: readonly MessageData[];
  readonly delta?: Delta;
  readonly next?: number;
  readonly clock?: ClockNow | null;
  readonly result?: Result;
  readonly name?: string;
  readonly text?: string;
  readonly rematch?: string;
  readonly reason?: string;
  readonly deal?: DealNow;
  readonly proposal?: ProposalNow | null;
  readonly line?: number;
  readonly take_back?: "by-agreement" | "nothing" | "possible" | "revealed";
  readonly practice?: boolean;
}

/** What the WebSocket would have sent: see the document's description. `number` is that of the last event there is.
    With `more`, ask again, since the last of these. */
export interface Events {
  readonly events: readonly (Readonly<Record<string, unknown>>)[];
  readonly number: number;
  readonly more?: boolean;
}

export interface GameNow {
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly players: readonly number[];
  readonly editions: readonly string[];
  readonly levels: readonly string[];
  readonly ready: boolean;
}

export interface Games {
  readonly games: readonly GameNow[];
}

export interface Health {
  readonly ok: boolean;
  readonly version: string;
  readonly ready: Readonly<Record<string, boolean>>;
}

export interface Hints {
  readonly hints: readonly OneHint[];
}

/** The key makes a repetition safe: the same one gets the first answer. */
export interface Keyed {
  readonly key?: string | null;
}

export interface Link {
  readonly word: string;
}

/** `since`: the number of the last event that the client has; without it, the whole table is sent. */
export interface Listen {
  readonly do: "listen";
  readonly table: string;
  readonly since?: number | null;
  readonly key?: string | null;
}

export interface Listing {
  readonly status?: "open" | "over" | "running";
  readonly page?: number;
}

export interface Me {
  readonly name: string;
  readonly muted: boolean;
}

/** A message of the catalogues: its id, and parameters that may be messages themselves. */
export interface MessageData {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** `number`: which of the seat's decisions this is (`next` in what the server sent). */
export interface Move {
  readonly key?: string | null;
  readonly number: number;
  readonly notation: string;
}

export interface NewLink {
  readonly word: string;
  readonly until: number;
}

export interface NewName {
  readonly name: string;
}

/** `chairs`: who sits where; `name`: your name there; the key makes a repetition safe. */
export interface NewTable {
  readonly game: string;
  readonly edition?: string | null;
  readonly public?: boolean;
  readonly pace?: "days" | "live";
  readonly clock?: Clock | null;
  readonly patience?: number | null;
  readonly absence?: number | null;
  readonly hints?: boolean;
  readonly chairs: readonly ("apprentice" | "grand-master" | "journeyman" | "master" | "me" | "open")[];
  readonly name?: string | null;
  readonly key?: string | null;
}

export interface OneHint {
  readonly notation: string;
  readonly shares: readonly number[];
  readonly what: MessageData;
  readonly rule: string;
  readonly why: MessageData;
  readonly close: boolean;
}

export interface Part {
  readonly do: "part";
  readonly table: string;
  readonly key?: string | null;
}

export interface Ping {
  readonly do: "ping";
  readonly key?: string | null;
}

export interface PlayHere {
  readonly do: "play";
  readonly key?: string | null;
  readonly number: number;
  readonly notation: string;
  readonly table: string;
}

/** Who is connected, by chair, and how many are watching. */
export interface Presence {
  readonly is: "presence";
  readonly table: string;
  readonly present: readonly boolean[];
  readonly watching: number;
}

/** What a seat proposes, by seats who has agreed and who is still awaited. */
export interface ProposalNow {
  readonly number: number;
  readonly seat: number;
  readonly what: "end" | "take-back";
  readonly agreed: readonly number[];
  readonly awaited: readonly number[];
}

/** To take back your last decision and all that came after it, or to end the game undecided. */
export interface Proposing {
  readonly key?: string | null;
  readonly what: "end" | "take-back";
}

/** Why something was not done: as a message, and as text in the language asked for. */
export interface Refusal {
  readonly refused: MessageData;
  readonly text: string;
}

/** What the client knows of this table is out of date: it must listen again. */
export interface Reload {
  readonly is: "reload";
  readonly table: string;
}

/** The chair of the person to be removed. */
export interface Removing {
  readonly key?: string | null;
  readonly chair: number;
}

/** The chair of a person who has been away for too long; and whether a bot plays on or a game of two ends. */
export interface Replacing {
  readonly key?: string | null;
  readonly chair: number;
  readonly by?: "bot" | "end";
}

/** A line of the chat, by its number, or whoever sits on a chair; and why. */
export interface Report {
  readonly line?: number | null;
  readonly chair?: number | null;
  readonly why?: string;
}

/** `seat`: where people ended the game, who resigned, proposed it or was gone. */
export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly ending: string;
  readonly seat?: number | null;
}

/** The bytes whose hash is the commitment, when all commitments are sealed. */
export interface Revealing {
  readonly key?: string | null;
  readonly salt: string;
}

/** The answer to the client's message with this key: the number of its event, or why it was refused. */
export interface Said {
  readonly is: "answer";
  readonly key: string | null;
  readonly number?: number | null;
  readonly refused?: MessageData | null;
  readonly text?: string | null;
}

export interface SeenChair {
  readonly kind: "bot" | "open" | "person";
  readonly name: string | MessageData | null;
  readonly bot: string | null;
  readonly away: string | null;
}

/** What to do with a chair that no person sits on. */
export interface Setting {
  readonly key?: string | null;
  readonly chair: number;
  readonly to: "apprentice" | "grand-master" | "journeyman" | "master" | "me" | "open";
}

export interface Since {
  readonly since?: number;
}

/** `fill`: the level of bots for chairs that are still open. */
export interface Starting {
  readonly key?: string | null;
  readonly fill?: "apprentice" | "grand-master" | "journeyman" | "master" | null;
}

/** A whole table, for a client that begins to listen. */
export interface TableHere {
  readonly is: "table";
  readonly table: string;
  readonly now: number;
  readonly game: string;
  readonly edition: string;
  readonly status: "closed" | "frozen" | "open" | "over" | "running";
  readonly public: boolean;
  readonly pace: string;
  readonly patience: number | null;
  readonly hints: boolean;
  readonly open_deck: boolean;
  readonly chairs: readonly SeenChair[];
  readonly present: readonly boolean[];
  readonly watching: number;
  readonly yours: boolean;
  readonly you: number | null;
  readonly number: number;
  readonly clock?: ClockNow | null;
  readonly on_turn?: number | null;
  readonly next?: number | null;
  readonly view?: string | null;
  readonly result?: Result | null;
  readonly rematch?: string | null;
  readonly trouble?: MessageData | null;
  readonly absence?: number | null;
  readonly proposal?: ProposalNow | null;
  readonly chats?: readonly ChatThen[];
  readonly removed?: boolean;
  readonly deal?: DealNow | null;
  readonly take_back?: "by-agreement" | "nothing" | "possible" | "revealed";
  readonly practice?: boolean;
}

export interface TableId {
  readonly table: string;
}

export interface TableInList {
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly status: string;
  readonly pace: string;
  readonly chairs: readonly SeenChair[];
  readonly created: number;
  readonly you?: number | null;
  readonly on_turn?: number | null;
  readonly host?: string | null;
  readonly result?: Result | null;
  readonly proposal?: ProposalNow | null;
}

/** Public tables of one person have the same `host`. With `more`, there is another page. */
export interface TableList {
  readonly tables: readonly TableInList[];
  readonly more?: boolean;
}

/** A table as its listener sees it. `view` is a row of bytes in base64, `next` the number of your next decision,
    `now` the server's clock in milliseconds since 1970. `removed`: the owner has removed you. `practice`: something was
    taken back that others had reacted to or that cards had followed. */
export interface TableNow {
  readonly table: string;
  readonly now: number;
  readonly game: string;
  readonly edition: string;
  readonly status: "closed" | "frozen" | "open" | "over" | "running";
  readonly public: boolean;
  readonly pace: string;
  readonly patience: number | null;
  readonly hints: boolean;
  readonly open_deck: boolean;
  readonly chairs: readonly SeenChair[];
  readonly present: readonly boolean[];
  readonly watching: number;
  readonly yours: boolean;
  readonly you: number | null;
  readonly number: number;
  readonly clock?: ClockNow | null;
  readonly on_turn?: number | null;
  readonly next?: number | null;
  readonly view?: string | null;
  readonly result?: Result | null;
  readonly rematch?: string | null;
  readonly trouble?: MessageData | null;
  readonly absence?: number | null;
  readonly proposal?: ProposalNow | null;
  readonly chats?: readonly ChatThen[];
  readonly removed?: boolean;
  readonly deal?: DealNow | null;
  readonly take_back?: "by-agreement" | "nothing" | "possible" | "revealed";
  readonly practice?: boolean;
}

/** `commitment`: the SHA-256 hash of 32 random bytes, to take part in the shuffles (docs/shuffles.md). */
export interface Taking {
  readonly key?: string | null;
  readonly chair?: number | null;
  readonly name?: string | null;
  readonly commitment?: string | null;
}

export interface Undo {
  readonly key?: string | null;
  readonly number: number;
}

export interface UndoHere {
  readonly do: "undo";
  readonly key?: string | null;
  readonly number: number;
  readonly table: string;
}

/** A record to continue or to look at. People's chairs are open; one of them may be yours. */
export interface Upload {
  readonly record: Readonly<Record<string, unknown>>;
  readonly chair?: number | null;
  readonly name?: string | null;
  readonly public?: boolean;
  readonly hints?: boolean;
  readonly key?: string | null;
}

/** A view by field names, and as a row of bytes in base64. */
export interface ViewNow {
  readonly number: number;
  readonly seat: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly row: string;
}

/** The URL that "your-turn" is posted to, and "proposal" when your answer is awaited; without it, no longer. */
export interface Webhook {
  readonly url?: string | null;
}

/** Why a decision is not legal now; null if it is. */
export interface Why {
  readonly why: MessageData | null;
  readonly rule: string | null;
}

export interface Endpoints {
  readonly "GET /health": { readonly body: undefined; readonly answer: Health };
  readonly "GET /ready": { readonly body: undefined; readonly answer: Health };
  readonly "GET /games": { readonly body: undefined; readonly answer: Games };
  readonly "GET /games/{game}/editions/{edition}": { readonly body: undefined; readonly answer: EditionNow };
  readonly "GET /me": { readonly body: undefined; readonly answer: Me };
  readonly "PUT /me": { readonly body: NewName; readonly answer: Me };
  readonly "POST /me/link": { readonly body: undefined; readonly answer: NewLink };
  readonly "POST /me/follow": { readonly body: Link; readonly answer: Me };
  readonly "GET /me/tables": { readonly body: undefined; readonly answer: TableList };
  readonly "GET /tables": { readonly body: undefined; readonly answer: TableList };
  readonly "POST /tables": { readonly body: NewTable; readonly answer: TableId };
  readonly "POST /records": { readonly body: Upload; readonly answer: TableId };
  readonly "GET /tables/{id}": { readonly body: undefined; readonly answer: TableNow };
  readonly "POST /tables/{id}/take": { readonly body: Taking; readonly answer: Done };
  readonly "POST /tables/{id}/commit": { readonly body: Committing; readonly answer: Done };
  readonly "POST /tables/{id}/reveal": { readonly body: Revealing; readonly answer: Done };
  readonly "POST /tables/{id}/leave": { readonly body: Keyed; readonly answer: Done };
  readonly "POST /tables/{id}/chair": { readonly body: Setting; readonly answer: Done };
  readonly "POST /tables/{id}/remove": { readonly body: Removing; readonly answer: Done };
  readonly "POST /tables/{id}/start": { readonly body: Starting; readonly answer: Done };
  readonly "POST /tables/{id}/play": { readonly body: Move; readonly answer: Done };
  readonly "POST /tables/{id}/undo": { readonly body: Undo; readonly answer: Done };
  readonly "POST /tables/{id}/resign": { readonly body: Keyed; readonly answer: Done };
  readonly "POST /tables/{id}/back": { readonly body: Keyed; readonly answer: Done };
  readonly "POST /tables/{id}/propose": { readonly body: Proposing; readonly answer: Done };
  readonly "POST /tables/{id}/agree": { readonly body: Answering; readonly answer: Done };
  readonly "POST /tables/{id}/decline": { readonly body: Answering; readonly answer: Done };
  readonly "POST /tables/{id}/replace": { readonly body: Replacing; readonly answer: Done };
  readonly "POST /tables/{id}/report": { readonly body: Report; readonly answer: undefined };
  readonly "POST /tables/{id}/chat": { readonly body: Chat; readonly answer: Done };
  readonly "POST /tables/{id}/rematch": { readonly body: Keyed; readonly answer: TableId };
  readonly "POST /tables/{id}/close": { readonly body: Keyed; readonly answer: Done };
  readonly "PUT /tables/{id}/hook": { readonly body: Webhook; readonly answer: undefined };
  readonly "GET /tables/{id}/events": { readonly body: undefined; readonly answer: Events };
  readonly "GET /tables/{id}/view": { readonly body: undefined; readonly answer: ViewNow };
  readonly "GET /tables/{id}/choices": { readonly body: undefined; readonly answer: Choices };
  readonly "GET /tables/{id}/why": { readonly body: undefined; readonly answer: Why };
  readonly "POST /tables/{id}/hint": { readonly body: undefined; readonly answer: Hints };
  readonly "GET /tables/{id}/record": { readonly body: undefined; readonly answer: Readonly<Record<string, unknown>> };
}
