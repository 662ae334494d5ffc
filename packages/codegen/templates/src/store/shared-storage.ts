import { copy } from "../copy.ts";
import { showToast } from "../ui/toast-store.ts";
import { setDataZone } from "./data-zone.ts";
import type { Row } from "./model.ts";
import { ask, openLive, Refusal, sendChanges, type News, type Start, type Visitor } from "./shared-link.ts";
import { refusalWords } from "./shared-refusal.ts";
import {
  actionsIn,
  changesBetween,
  confirm,
  countKept,
  newKey,
  partsOf,
  shownRows,
  splitBatch,
  untouched,
  type Batch,
  type Confirmed,
  type FieldKinds,
  type Mine,
  type SharedRow,
} from "./shared-rows.ts";
import { setAccount, setShared } from "./shared-state.ts";
import { openStorage, type Storage } from "./storage.ts";

/** Settings of this device and not of what is shared on it. */
const OWN_SETTINGS = new Set(["setting:scheme"]);
const KEEP_AFTER_MS = 400;
const RENAME_AFTER_MS = 800;
const RETRY_MS = 2000;
/** How long another tab may take to tell of its new token. */
const OTHER_TAB_MS = 500;

type Opened = { storage: Storage; entries: Record<string, string> };

/**
 * Opens the data that all visitors share, where the app's origin offers them. Anywhere else each visitor keeps their own, as in any
 * other app. What was kept on this device before stays there.
 */
export async function openSharedStorage(): Promise<Opened> {
  const own = await openStorage();
  const token = readKept<string>(own, "token");
  const cursor = token === null ? null : readKept<string>(own, "cursor");
  try {
    const start = await readStart(token, cursor).catch((error: unknown) => {
      // The server does not know this visitor any more: everything is read again by a new one.
      if (error instanceof Refusal && error.status === 401) return readStart(null, null);
      throw error;
    });
    void own.storage.save("shared:is", "true");
    return new SharedStorage(own, start.visitor === null ? null : token).open(start);
  } catch (error) {
    const isGone = error instanceof Refusal && error.status === 404;
    if (isGone) void own.storage.save("shared:is", "false");
    // Without an answer, it is what it was the last time.
    return isGone || readKept<boolean>(own, "is") !== true ? own : new SharedStorage(own, token).open(null);
  }
}

const readStart = (token: string | null, cursor: string | null) =>
  ask<Start>("GET", cursor === null ? "/data" : `/data?after=${cursor}`, token);

function readKept<T>({ entries }: Opened, key: string): T | null {
  try {
    return JSON.parse(entries[`shared:${key}`] ?? "null") as T | null;
  } catch {
    return null;
  }
}

class SharedStorage {
  readonly #own: Opened;
  readonly #confirmed = new Map<string, Confirmed>();
  /** What the store shows, by entity. */
  readonly #shown = new Map<string, readonly Row[]>();
  /** Batches on their way, in order. */
  #queue: Batch[] = [];
  /** Changes of this moment, sent together. */
  #batch: Batch | null = null;
  /** Batches that wait for a sign-in. */
  #held: Batch[] = [];
  #token: string | null;
  #cursor: string | null = null;
  #visitor: Visitor | null = null;
  #kinds: Record<string, FieldKinds> = {};
  /** What this visitor has marked for themselves, by entity. */
  #mine: Record<string, Mine> = {};
  #sending = false;
  /** Settles when nobody is being signed in any more. */
  #signingIn: Promise<unknown> = Promise.resolve();
  #keepTimer = 0;
  #renameTimer = 0;
  #tell: (key: string, value: string) => void = () => undefined;
  #live: { reconnect: () => void } | null = null;

  constructor(own: Opened, token: string | null) {
    this.#own = own;
    this.#token = token;
  }

  async open(start: Start | null): Promise<Opened> {
    this.#takeKept();
    if (start !== null) {
      this.#keep("kinds", (this.#kinds = start.entities));
      this.#keep("zone", start.timeZone);
      setDataZone(start.timeZone);
      for (const id of Object.keys(start.entities)) this.#rowsOf(id);
      this.#take(start);
      for (let { more } = start; more;) {
        const next = await readStart(this.#token, this.#cursor).catch(() => null);
        if (next !== null) this.#take(next);
        more = next?.more ?? false;
      }
      if (start.visitor !== null) this.#setVisitor(start.visitor);
      else await this.#arrive().catch(() => undefined);
    }
    setShared({ shared: true, online: start !== null, visitor: this.#visitor, waiting: actionsIn(this.#queue) });
    setAccount({
      sendCode: (email) => ask("POST", "/visitor/code", this.#token, { email }),
      signIn: (email, code, name) => this.#signIn(email, code, name),
      signOut: () => this.#leave("POST", "/visitor/sign-out"),
      forget: () => this.#leave("DELETE", "/visitor"),
      giveUp: () => this.#giveUp(),
      authorOf: (entity, id) => this.#confirmed.get(entity)?.get(id)?.by,
    });
    this.#live = openLive({
      token: () => this.#token,
      cursor: () => this.#cursor,
      onNews: (news) => this.#hear(news),
      onOpen: () => {
        setShared({ online: true });
        void this.#send();
      },
      onLost: () => setShared({ online: false }),
      onSignedOut: (token) => void this.#comeAgain(token),
      onNotShared: () => window.location.reload(),
    });
    return { storage: this.#storage(), entries: this.#entries() };
  }

  #storage(): Storage {
    return {
      kind: "shared",
      load: async () => this.#entries(),
      save: async (key, value) => {
        if (key.startsWith("rows:")) this.#changed(key.slice(5), JSON.parse(value) as Row[]);
        else await this.#saveSetting(key, value);
      },
      watch: (onChange) => {
        this.#tell = onChange;
        this.#own.storage.watch?.((key, value) => {
          if (key === "shared:token") {
            if (this.#isSignedIn()) this.#forgetVisitor();
            this.#token = JSON.parse(value) as string | null;
            void this.#restart();
          } else if (OWN_SETTINGS.has(key)) onChange(key, value);
          else if (key.startsWith("shared-setting:")) onChange(key.slice(7), value);
        });
      },
    };
  }

  /** What the store starts with. */
  #entries(): Record<string, string> {
    const entries: Record<string, string> = { started: String(Date.now()) };
    for (const [key, value] of Object.entries(this.#own.entries)) {
      if (OWN_SETTINGS.has(key)) entries[key] = value;
      else if (key.startsWith("shared-setting:")) entries[key.slice(7)] = value;
    }
    if (this.#visitor !== null) {
      entries["setting:visitorId"] = JSON.stringify(this.#visitor.id);
      entries["setting:visitorName"] = JSON.stringify(this.#visitor.name);
    }
    for (const id of this.#confirmed.keys()) entries[`rows:${id}`] = JSON.stringify(this.#show(id));
    return entries;
  }

  /** What was known when the app was last open, and what could not be sent then. */
  #takeKept(): void {
    this.#kinds = readKept(this.#own, "kinds") ?? {};
    setDataZone(readKept(this.#own, "zone"));
    this.#visitor = readKept(this.#own, "visitor");
    if (this.#token === null && this.#isSignedIn()) return this.#forgetVisitor();
    this.#mine = readKept(this.#own, "mine") ?? {};
    this.#queue = readKept<Batch[]>(this.#own, "queue") ?? [];
    if (this.#token === null) {
      this.#visitor = null;
      return;
    }
    this.#cursor = readKept(this.#own, "cursor");
    for (const [id, rows] of Object.entries(readKept<Record<string, SharedRow[]>>(this.#own, "rows") ?? {}))
      this.#confirmed.set(id, new Map(rows.map((row) => [row.id, row])));
  }

  #keep(key: string, value: unknown): void {
    this.#own.storage
      .save(`shared:${key}`, JSON.stringify(value))
      .catch((error: unknown) => console.info("This browser keeps nothing for later:", error));
  }

  /** Keeps what is known for a start without a network. */
  #keepSoon(): void {
    // The page around a preview has little room, and is never without a network.
    if (this.#own.storage.kind === "host") return;
    window.clearTimeout(this.#keepTimer);
    this.#keepTimer = window.setTimeout(() => {
      const rows = [...this.#confirmed].map(([id, known]): [string, SharedRow[]] => [id, [...known.values()]]);
      this.#keep("rows", Object.fromEntries(rows));
      this.#keep("cursor", this.#cursor);
    }, KEEP_AFTER_MS);
  }

  #rowsOf(entity: string): Confirmed {
    const known = this.#confirmed.get(entity) ?? new Map<string, SharedRow>();
    this.#confirmed.set(entity, known);
    return known;
  }

  /** Takes in what the server says. Gives the entities it is about. */
  #take(news: News): Set<string> {
    const touched = new Set(news.rows.map((row) => row.entity));
    if (news.fresh) {
      // Counting begins anew with other rows, and so do the steps this visitor took.
      if (this.#cursor?.split(".")[0] !== news.cursor.split(".")[0]) this.#forgetSteps();
      for (const [id, known] of this.#confirmed) {
        known.clear();
        touched.add(id);
      }
    }
    for (const row of news.rows) confirm(this.#rowsOf(row.entity), row);
    this.#cursor = news.cursor;
    this.#keepSoon();
    return touched;
  }

  #hear(news: News): void {
    for (const entity of this.#take(news)) this.#publish(entity);
  }

  #show(entity: string): readonly Row[] {
    const rows = shownRows(entity, this.#rowsOf(entity), this.#queue, this.#mine[entity]);
    this.#shown.set(entity, rows);
    return rows;
  }

  #publish(entity: string): void {
    this.#tell(`rows:${entity}`, JSON.stringify(this.#show(entity)));
  }

  #forgetSteps(): void {
    for (const key of Object.keys(this.#own.entries)) {
      if (!/^shared-setting:(?:once|poll):/.test(key)) continue;
      void this.#own.storage.save(key, "null");
      delete this.#own.entries[key];
      this.#tell(key.slice(7), "null");
    }
  }

  async #saveSetting(key: string, value: string): Promise<void> {
    if (key === "started" || key === "setting:visitorId") return;
    if (key === "setting:visitorName") return this.#rename(JSON.parse(value) as string);
    const place = OWN_SETTINGS.has(key) ? key : `shared-${key}`;
    this.#own.entries[place] = value;
    await this.#own.storage.save(place, value);
  }

  #rename(name: string): void {
    window.clearTimeout(this.#renameTimer);
    this.#renameTimer = window.setTimeout(() => {
      if (name.trim() === "" || this.#token === null) return;
      ask<Visitor>("PATCH", "/visitor", this.#token, { name: name.trim() })
        .then((visitor) => setShared({ visitor: (this.#visitor = visitor) }))
        .catch((error: unknown) => console.info("The name could not be told:", error));
    }, RENAME_AFTER_MS);
  }

  /** Something was changed here: it is shown at once and sent together with all else of this moment. */
  #changed(entity: string, after: readonly Row[]): void {
    const kinds = this.#kinds[entity] ?? { counted: [], personal: [] };
    const { changes, before, mine } = changesBetween(entity, this.#shown.get(entity) ?? [], after, kinds);
    this.#shown.set(entity, after);
    this.#keepMine(entity, mine);
    if (changes.length === 0) return;
    const batch = this.#batch ?? this.#openBatch();
    const waiting = new Set(this.#queue.flatMap((other) => other.changes.map((each) => `${each.entity} ${each.id}`)));
    changes.forEach((change, index) => {
      if (change.do === "update") {
        const version = this.#rowsOf(entity).get(change.id)?.version;
        // A change on top of one that waits has no version to go by.
        if (version !== undefined && !waiting.has(`${entity} ${change.id}`)) change.version = version;
        batch.before[batch.changes.length] = before[index] ?? {};
      }
      batch.changes.push(change);
      waiting.add(`${entity} ${change.id}`);
    });
  }

  /** Gathers what is changed in this moment. */
  #openBatch(): Batch {
    const batch: Batch = { key: newKey(), changes: [], before: {} };
    this.#batch = batch;
    this.#queue.push(batch);
    queueMicrotask(() => {
      if (this.#batch === batch) this.#batch = null;
      this.#queue = this.#queue.flatMap((other) => (other === batch ? splitBatch(batch) : [other]));
      this.#queueChanged();
      void this.#send();
    });
    return batch;
  }

  #keepMine(entity: string, marked: Mine): void {
    if (Object.keys(marked).length === 0) return;
    const mine = (this.#mine[entity] ??= {});
    for (const [id, values] of Object.entries(marked)) mine[id] = { ...mine[id], ...values };
    this.#keep("mine", this.#mine);
  }

  #queueChanged(): void {
    this.#keep("queue", this.#queue);
    setShared({ waiting: actionsIn(this.#queue) });
  }

  /** Sends what waits, in order; stops where there is no network. */
  async #send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let batch = this.#queue[0]; batch !== undefined && batch !== this.#batch; batch = this.#queue[0]) {
        let token = this.#token;
        try {
          if (this.#token === null) await this.#arrive();
          token = this.#token;
          const { rows } = await sendChanges(token ?? "", batch.key, batch.changes);
          // Who has left in the meantime is not told any more.
          if (!this.#queue.includes(batch)) continue;
          countKept(this.#queue, batch);
          this.#done([batch], rows);
        } catch (error) {
          if (this.#queue.includes(batch) && !(await this.#refused(batch, error, token))) break;
        }
      }
    } finally {
      this.#sending = false;
    }
  }

  #done(batches: readonly Batch[], rows: readonly SharedRow[]): void {
    this.#queue = this.#queue.filter((other) => !batches.includes(other));
    for (const row of rows) confirm(this.#rowsOf(row.entity), row);
    this.#queueChanged();
    this.#keepSoon();
    const touched = [...rows, ...batches.flatMap((batch) => batch.changes)];
    for (const entity of new Set(touched.map((each) => each.entity))) this.#publish(entity);
  }

  /** Whether to go on sending. */
  async #refused(batch: Batch, error: unknown, token: string | null): Promise<boolean> {
    const status = error instanceof Refusal ? error.status : 0;
    if (!(error instanceof Refusal) || status >= 500 || status === 429) {
      setShared({ online: status === 429 });
      const wait = error instanceof Refusal && error.retryAfterMs > 0 ? error.retryAfterMs : RETRY_MS;
      window.setTimeout(() => void this.#send(), wait);
      return false;
    }
    if (status === 401) {
      await this.#comeAgain(token);
      return this.#token !== null;
    }
    const { rule, current } = error;
    const stale = batch.changes.findIndex((change) => change.do === "update" && change.id === current?.id);
    const change = batch.changes[stale];
    if (
      rule === "version" &&
      current !== undefined &&
      change?.do === "update" &&
      untouched(batch.before[stale] ?? {}, current)
    ) {
      // Somebody changed something else of the same row: both changes stand.
      change.version = current.version;
      batch.key = newKey();
      return true;
    }
    // Without one part, the parts after it are not what was meant.
    const rest = partsOf(this.#queue, batch);
    if (rule === "sign-in") {
      this.#held.push(...rest);
      setShared({ signInNeeded: true });
    } else showToast(refusalWords(rule, current, batch.part?.kept ?? 0));
    this.#done(rest, current === undefined ? [] : [current]);
    return true;
  }

  /** A new visitor of this browser. */
  async #arrive(): Promise<void> {
    const { token, visitor } = await ask<{ token: string; visitor: Visitor }>("POST", "/visitor", null, {});
    this.#setToken(token);
    this.#setVisitor(visitor);
  }

  #setToken(token: string | null): void {
    this.#token = token;
    this.#keep("token", token);
  }

  #setVisitor(visitor: Visitor): void {
    this.#visitor = visitor;
    this.#keep("visitor", visitor);
    setShared({ visitor });
    this.#tell("setting:visitorId", JSON.stringify(visitor.id));
    this.#tell("setting:visitorName", JSON.stringify(visitor.name));
  }

  /** The server does not know a token any more: unless there is another one by now, somebody new reads what everybody may. */
  async #comeAgain(dead: string | null): Promise<void> {
    // Who has just signed in, here or in another tab, gave up the token of the guest they were.
    await this.#signingIn;
    await new Promise((resolve) => window.setTimeout(resolve, OTHER_TAB_MS));
    if (this.#token !== dead) return this.#restart();
    return this.#startOver();
  }

  async #startOver(): Promise<void> {
    if (this.#isSignedIn()) this.#forgetVisitor();
    this.#setToken(null);
    await this.#arrive().catch(() => undefined);
    await this.#restart();
  }

  /** Reads everything again, as whoever this is now. */
  async #restart(): Promise<void> {
    this.#cursor = null;
    try {
      const start = await readStart(this.#token, null);
      if (start.visitor !== null) this.#setVisitor(start.visitor);
      this.#hear(start);
    } catch (error) {
      console.info("The shared data could not be read; they come with the next connection.", error);
    }
    this.#live?.reconnect();
    void this.#send();
  }

  #signIn(email: string, code: string, name: string): Promise<void> {
    const done = this.#takeCode(email, code, name);
    this.#signingIn = done.catch(() => undefined);
    return done;
  }

  async #takeCode(email: string, code: string, name: string): Promise<void> {
    const body = { email, code, ...(name.trim() === "" ? {} : { name: name.trim() }) };
    const { token, visitor } = await ask<{ token: string; visitor: Visitor }>(
      "POST",
      "/visitor/sign-in",
      this.#token,
      body,
    );
    this.#setToken(token);
    this.#setVisitor(visitor);
    this.#queue.push(...this.#held.map((batch) => ({ ...batch, key: newKey() })));
    this.#held = [];
    setShared({ signInNeeded: false });
    this.#queueChanged();
    await this.#restart();
  }

  async #leave(method: string, path: string): Promise<void> {
    await ask(method, path, this.#token);
    this.#forgetVisitor();
    await this.#startOver();
  }

  #isSignedIn = (): boolean => this.#visitor !== null && this.#visitor.email !== null;

  /** Whoever comes next on this device neither sees nor sends what was this visitor's own. */
  #forgetVisitor(): void {
    if (this.#queue.length > 0) showToast(copy.sharedRefused);
    this.#visitor = null;
    this.#keep("visitor", null);
    this.#queue = [];
    this.#batch = null;
    this.#held = [];
    this.#keep("mine", (this.#mine = {}));
    this.#queueChanged();
    setShared({ visitor: null, signInNeeded: false });
    this.#cursor = null;
    for (const [entity, known] of this.#confirmed) {
      known.clear();
      this.#publish(entity);
    }
    this.#keepSoon();
  }

  #giveUp(): void {
    this.#held = [];
    setShared({ signInNeeded: false });
  }
}
