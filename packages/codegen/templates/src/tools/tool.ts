import type { EntityDef } from "../store/model.ts";

/** What every tool takes; one uses of it what it has a use for. */
export interface ToolProps {
  id: string;
  title?: string;
  note?: string;
  /** What it starts with: a text, or words one under the other. */
  sample?: string;
  /** What stands in the empty field. */
  placeholder?: string;
  /** Rows that it draws from, by what they say and by the field that tells them apart. */
  wordsEntity?: EntityDef;
  wordField?: string;
  groupField?: string;
  /** Where a result is kept. */
  logEntity?: EntityDef;
  logTextField?: string;
  logDateField?: string;
}
