import { copy } from "../copy.ts";
import { talksOf, type Talk } from "../rules/conversations.ts";
import type { Talks } from "../store/send-message.ts";
import { entityById } from "../store/store.ts";
import { DEVICE_TALKER, STAFF_TALKER, type Talker } from "../store/talker.ts";
import { useRow, useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { useRowId } from "./page.tsx";

interface Options extends Talks {
  between: "people" | "staff" | "author";
  staffLabel?: string;
}

/** The conversations somebody is in, live; on a row's own page those about it. */
export function useTalks(options: Options, me: Talker) {
  const { entity, conversationEntity, peopleEntity, aboutField, between, staffLabel } = options;
  const conversations = useRows(conversationEntity);
  const messages = useRows(entity);
  const people = useRows(peopleEntity);
  const [seen, setSeen] = useSetting<Readonly<Record<string, number>>>(`seen:${entity.id}:${me.id}`, NOTHING);
  const target = conversationEntity.fields.find(({ id }) => id === aboutField)?.relation;
  const rowId = useRowId();
  const row = useRow(entityById(target ?? "") ?? conversationEntity, target === undefined ? null : rowId);
  const about = row === null || target === undefined ? null : { entity: target, id: row.id };
  const all = talksOf({ conversations, messages }, options, me, seen);
  const talks =
    about === null || aboutField === undefined ? all : all.filter((each) => each.row[aboutField] === about.id);
  const nameOf = (id: string): string => {
    const known = people.find((person) => person.id === id)?.[peopleEntity.titleField];
    if (id === DEVICE_TALKER && me.guest !== undefined && me.guest !== "") return me.guest;
    if (id === STAFF_TALKER) return staffLabel ?? (typeof known === "string" ? known : copy.team);
    // Whoever has not written yet is known by what they are.
    return typeof known === "string" && known !== ""
      ? known
      : between === "people"
        ? copy.someone
        : (staffLabel ?? copy.someone);
  };
  const titleOf = (talk: Talk | undefined): string => {
    if (talk === undefined) return "";
    const name = talk.row[conversationEntity.titleField];
    if (typeof name === "string" && name !== "" && talk.others.length > 1) return name;
    return talk.others.map(nameOf).join(", ") || copy.someone;
  };
  const see = (id: string, count: number): void => {
    if (seen[id] !== count) setSeen({ ...seen, [id]: count });
  };
  return { talks, about, see, nameOf, titleOf };
}

const NOTHING: Readonly<Record<string, number>> = {};
