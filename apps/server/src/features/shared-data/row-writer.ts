import type { EntityRules, Field } from "@sayhey/appspec";
import { valueProblem } from "@sayhey/appspec";
import type { Transaction } from "../../infra/database/database.ts";
import type { Change } from "./change.ts";
import { bytesOf, checkSize, checkValues } from "./check-values.ts";
import { DataRefusal, gone, unfit } from "./data-refusal.ts";
import { changeTalk, mayChangeTalk, settleTalk } from "./conversation-rows.ts";
import { forbidden, mayCreate, mayEdit, mayRead, type Visitor } from "./permissions.ts";
import { appNow, checkLock, effectsOf, nextInLine, valuesAfter } from "./entity-limits.ts";
import { checkRules } from "./row-rules.ts";
import type { SharedApp } from "./shared-app.ts";
import { ROW_COLUMNS, shownRow, type SharedRow, type StoredRow, type Value } from "./shared-row.ts";
import type { SharedStore } from "./shared-store.ts";
import { takeStep } from "./steps.ts";

/** Carries changes out one after the other, inside one transaction that holds the lock on the store. */
export class RowWriter {
  /** Rows that were changed, as they are now. */
  readonly written: SharedRow[] = [];
  readonly #tx: Transaction;
  readonly #app: SharedApp;
  readonly #visitor: Visitor;
  readonly #generation: number;
  readonly #storeId: string;
  seq: number;
  rows: number;
  bytes: number;
  binRows: number;
  binBytes: number;
  readonly #network: string | undefined;
  /** Bytes of all rows that were written. */
  writtenBytes = 0;

  constructor(tx: Transaction, app: SharedApp, store: SharedStore, visitor: Visitor, network?: string) {
    this.#network = network;
    this.#tx = tx;
    this.#app = app;
    this.#visitor = visitor;
    this.#storeId = store.id;
    this.#generation = store.generation;
    ({ seq: this.seq, rows: this.rows, bytes: this.bytes, bin_rows: this.binRows, bin_bytes: this.binBytes } = store);
  }

  /** @throws DataRefusal; the transaction has to be given up then */
  async apply(change: Change, path: string): Promise<void> {
    const rules = this.#app.rules.get(change.entity);
    if (rules === undefined) throw unfit(join(path, "entity"), "is nothing this app keeps");
    switch (change.do) {
      case "create":
        return this.#create(rules, change, path);
      case "update":
        return this.#update(rules, change, path);
      case "delete":
        return this.#delete(rules, change, path);
      case "restore":
        return this.#restore(rules, change, path);
      case "add":
        return this.#add(rules, change, path);
    }
  }

  async #create(rules: EntityRules, change: Extract<Change, { do: "create" }>, path: string): Promise<void> {
    const { entity } = rules;
    const known = change.id === undefined ? undefined : await this.#read(entity.id, change.id);
    const isBack = known !== undefined && known.deleted_at !== null && this.#mayBringBack(rules, known);
    if (!isBack && !mayCreate(rules, this.#visitor))
      throw forbidden(rules.access.create, this.#visitor, `add ${entity.plural}`, join(path, "entity"));
    const values = checkValues(rules, change.values, join(path, "values"), { whole: true });
    if (known !== undefined && !isBack)
      throw new DataRefusal("conflict", "There is a row of this id already.", {
        rule: "version",
        field: join(path, "id"),
        ...(known.deleted_at === null && mayRead(rules, this.#visitor, known) && { current: shownRow(known, rules) }),
      });
    for (const [field, counted] of rules.counted) {
      // What others have counted stays when a row comes back, and nobody begins with votes.
      if (isBack) values[field] = known.values[field] ?? null;
      else if ((counted.kind === "once" || counted.kind === "one-of") && !this.#visitor.isOwner && values[field] !== 0)
        if (values[field] !== null) throw unfit(join(path, `values.${field}`), "begins at 0: others count it up");
    }
    const id = change.id ?? crypto.randomUUID().replaceAll("-", "").slice(0, 16);
    const readers = isBack ? known.readers : await settleTalk(this.#scope(rules), id, values, join(path, "values"));
    await this.#checkRelations(rules, values, join(path, "values"));
    await checkRules(this.#scope(rules), id, values, null, join(path, "values"));
    this.seq += 1;
    if (isBack) {
      await this.#put(rules, known, { values, deleted_at: null });
      return this.#follow(rules, null, values, path);
    }
    const row: StoredRow = {
      entity: entity.id,
      row_id: id,
      visitor_id: this.#visitor.id,
      values,
      version: 1,
      seq: this.seq,
      place: this.seq,
      bytes: bytesOf(values),
      deleted_at: null,
      readers,
    };
    await this.#tx`
      insert into app_rows ${this.#tx({ ...row, values: this.#tx.json(values as never), store_id: this.#storeId, generation: this.#generation, user_id: this.#app.userId } as never)}`;
    this.#count(null, row);
    this.written.push(shownRow(row, rules));
    await this.#follow(rules, null, values, path);
  }

  async #update(rules: EntityRules, change: Extract<Change, { do: "update" }>, path: string): Promise<void> {
    const row = await this.#present(rules, change.id, path);
    const patch = checkValues(rules, change.values, join(path, "values"), { whole: false });
    const edits = this.#mayChange(rules, row);
    for (const field of Object.keys(patch)) {
      const counted = rules.counted.get(field);
      const at = join(path, `values.${field}`);
      if (!edits && !(rules.open.has(field) && counted === undefined && mayCreate(rules, this.#visitor)))
        throw forbidden(rules.access.edit, this.#visitor, `change this`, at);
      if (counted !== undefined && (counted.kind === "once" || counted.kind === "one-of") && !this.#visitor.isOwner)
        throw unfit(at, "is counted by steps, not set");
    }
    this.#checkVersion(rules, row, change.version, path);
    const readers = changeTalk(this.#scope(rules), row, patch, join(path, "values"));
    await this.#checkRelations(rules, patch, join(path, "values"));
    const values = { ...row.values, ...patch };
    checkSize(rules, values, join(path, "values"));
    await checkRules(this.#scope(rules), row.row_id, values, row.values, join(path, "values"));
    this.seq += 1;
    await this.#put(rules, row, { values, readers });
    await this.#follow(rules, row.values, values, path);
  }

  async #delete(rules: EntityRules, change: Extract<Change, { do: "delete" }>, path: string): Promise<void> {
    const row = await this.#present(rules, change.id, path);
    if (!mayEdit(rules, this.#visitor, row.visitor_id) || this.#mayChange(rules, row) === false)
      throw forbidden(rules.access.edit, this.#visitor, "delete this", join(path, "id"));
    this.#checkVersion(rules, row, change.version, path);
    checkLock(rules, row.values, null, appNow(this.#app.timeZone), join(path, "id"));
    this.seq += 1;
    await this.#put(rules, row, { deleted_at: new Date().toISOString() });
    await this.#follow(rules, row.values, null, path);
  }

  async #restore(rules: EntityRules, change: Extract<Change, { do: "restore" }>, path: string): Promise<void> {
    const row = await this.#read(rules.entity.id, change.id);
    if (row === undefined || !this.#mayBringBack(rules, row)) throw gone(join(path, "id"));
    if (row.deleted_at === null) return;
    await checkRules(this.#scope(rules), row.row_id, row.values, null, join(path, "id"));
    this.seq += 1;
    await this.#put(rules, row, { deleted_at: null });
    await this.#follow(rules, null, row.values, path);
  }

  async #add(rules: EntityRules, change: Extract<Change, { do: "add" }>, path: string): Promise<void> {
    const row = await this.#present(rules, change.id, path);
    const field = rules.fields.get(change.field);
    const at = join(path, "by");
    if (field === undefined || !isNumeric(field))
      throw unfit(join(path, "field"), `names no number of ${rules.entity.id}`);
    await takeStep(this.#scope(rules), row, field, change.by, at);
    const before = row.values[field.id];
    // To the cent and beyond, but without the tail of binary fractions.
    const sum = Math.round(((typeof before === "number" ? before : 0) + change.by) * 1e6) / 1e6;
    if (rules.counted.get(field.id)?.kind === "stock" && sum < 0)
      throw new DataRefusal("conflict", "There is not enough left.", {
        rule: "stock",
        field: at,
        current: shownRow(row, rules),
      });
    const problem = Math.abs(sum) > 1e15 ? "is too large a number" : valueProblem(field, sum, () => undefined);
    if (problem !== null)
      throw new DataRefusal("conflict", `${field.name} ${problem}.`, { field: at, current: shownRow(row, rules) });
    const values = { ...row.values, [field.id]: sum };
    // Opinions are no change of what is closed.
    const kind = rules.counted.get(field.id)?.kind;
    if (kind !== "once" && kind !== "one-of")
      await checkRules(this.#scope(rules), row.row_id, values, row.values, path);
    this.seq += 1;
    await this.#put(rules, row, { values });
    await this.#follow(rules, row.values, values, path);
  }

  /** What a change sets off: what it does to the rows it points at, and those who move up because there is room now. */
  async #follow(
    rules: EntityRules,
    before: Record<string, Value> | null,
    after: Record<string, Value> | null,
    path: string,
  ): Promise<void> {
    const now = appNow(this.#app.timeZone);
    const touched = new Set([rules.entity.id]);
    for (const done of effectsOf(rules, before, after, now)) {
      const target = this.#app.rules.get(done.entity);
      const row = target === undefined ? undefined : await this.#read(done.entity, done.row);
      if (target === undefined || row === undefined || row.deleted_at !== null) continue;
      const values = valuesAfter(target, row.values, done, join(path, "values"), now);
      this.seq += 1;
      await this.#put(target, row, { values });
      touched.add(done.entity);
    }
    for (const other of this.#app.rules.values()) if (hasListFor(other, touched)) await this.#moveUp(other);
  }

  async #moveUp(rules: EntityRules): Promise<void> {
    for (let moved = 0; moved < MOST_MOVED; moved++) {
      const next = await nextInLine(this.#scope(rules));
      if (next === null) return;
      this.seq += 1;
      await this.#put(rules, next.row, { values: next.values });
    }
  }

  #scope(rules: EntityRules) {
    return {
      tx: this.#tx,
      app: this.#app,
      rules,
      visitor: this.#visitor,
      storeId: this.#storeId,
      generation: this.#generation,
      network: this.#network,
    };
  }

  async #read(entity: string, id: string): Promise<StoredRow | undefined> {
    const [row] = await this.#tx<StoredRow[]>`
      select ${this.#tx([...ROW_COLUMNS])} from app_rows
      where store_id = ${this.#storeId} and generation = ${this.#generation} and entity = ${entity} and row_id = ${id}`;
    return row;
  }

  /** A row that is there and that the visitor may see. */
  async #present(rules: EntityRules, id: string, path: string): Promise<StoredRow> {
    const row = await this.#read(rules.entity.id, id);
    if (row === undefined || row.deleted_at !== null || !mayRead(rules, this.#visitor, row))
      throw gone(join(path, "id"));
    return row;
  }

  /** Only who may read a row gets to see its values again. */
  #mayBringBack(rules: EntityRules, row: StoredRow): boolean {
    return this.#mayChange(rules, row) && mayRead(rules, this.#visitor, row);
  }

  #mayChange(rules: EntityRules, row: StoredRow): boolean {
    return mayChangeTalk({ rules, visitor: this.#visitor }, row) ?? mayEdit(rules, this.#visitor, row.visitor_id);
  }

  #checkVersion(rules: EntityRules, row: StoredRow, version: number | undefined, path: string): void {
    if (version === undefined || version === row.version) return;
    throw new DataRefusal("conflict", "Someone else changed this in the meantime.", {
      rule: "version",
      field: join(path, "version"),
      current: shownRow(row, rules),
    });
  }

  async #checkRelations(rules: EntityRules, values: Record<string, Value>, path: string): Promise<void> {
    for (const [id, value] of Object.entries(values)) {
      const field = rules.fields.get(id);
      if (field?.type !== "relation" || value === null) continue;
      const target = this.#app.rules.get(field.relation ?? "");
      const row = target === undefined ? undefined : await this.#read(target.entity.id, String(value));
      if (target === undefined || row === undefined || row.deleted_at !== null || !mayRead(target, this.#visitor, row))
        throw unfit(`${path}.${id}`, `must be the id of a row of ${field.relation ?? ""}`);
    }
  }

  async #put(
    rules: EntityRules,
    before: StoredRow,
    change: Partial<Pick<StoredRow, "values" | "deleted_at" | "readers">>,
  ): Promise<void> {
    const row: StoredRow = { ...before, ...change, version: before.version + 1, seq: this.seq };
    row.bytes = bytesOf(row.values);
    await this.#tx`
      update app_rows set "values" = ${this.#tx.json(row.values as never)}, version = ${row.version}, seq = ${row.seq},
        bytes = ${row.bytes}, readers = ${row.readers}, deleted_at = ${row.deleted_at}, updated_at = now()
      where store_id = ${this.#storeId} and generation = ${this.#generation} and entity = ${row.entity} and row_id = ${row.row_id}`;
    this.#count(before, row);
    this.written.push(shownRow(row, rules));
  }

  #count(before: StoredRow | null, after: StoredRow): void {
    const was = before !== null && before.deleted_at === null;
    const is = after.deleted_at === null;
    const wasInBin = before !== null && before.deleted_at !== null;
    this.rows += Number(is) - Number(was);
    this.bytes += (is ? after.bytes : 0) - (was ? before.bytes : 0);
    this.binRows += Number(!is) - Number(wasInBin);
    this.binBytes += (is ? 0 : after.bytes) - (wasInBin ? before.bytes : 0);
    this.writtenBytes += after.bytes;
  }
}

/** So many move up at once; more do with the next change. */
const MOST_MOVED = 50;

/** Whether a waiting list of an entity may move because rows of these entities changed. */
const hasListFor = ({ entity, fields }: EntityRules, changed: ReadonlySet<string>): boolean =>
  (entity.limits ?? []).some(
    ({ waiting, per }) =>
      waiting !== undefined && (changed.has(entity.id) || changed.has(fields.get(per[0] ?? "")?.relation ?? "")),
  );

/** Types a step can be added to. */
const isNumeric = (field: Field): boolean => ["number", "money", "percent", "duration", "rating"].includes(field.type);

const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);
