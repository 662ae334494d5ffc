import { useState } from "react";
import { copy, say } from "../copy.ts";
import { isReader } from "../rules/conversations.ts";
import type { Talks } from "../store/send-message.ts";
import { STAFF_TALKER, type Talker } from "../store/talker.ts";
import { useRows } from "../store/use-rows.ts";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface DraftProps {
  talks: Talks;
  me: Talker;
  onPick: (others: readonly string[], subject: string) => void;
  onClose: () => void;
}

/** From so many people on they can be searched. */
const MANY = 8;
const MOST_OTHERS = 49;

/** Asks whom to write to: one person, or several as a group. */
export function ConversationDraft({ talks: { peopleEntity }, me, onPick, onClose }: DraftProps) {
  const title = peopleEntity.titleField;
  const people = useRows(peopleEntity, { sort: { field: title, direction: "asc" } });
  const others = people.filter(({ id }) => !isReader(me, id) && !(me.isStaff && id === STAFF_TALKER));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [subject, setSubject] = useState("");
  const [query, setQuery] = useState("");
  const found = others.filter((row) =>
    String(row[title] ?? "")
      .toLocaleLowerCase()
      .includes(query.toLocaleLowerCase()),
  );
  return (
    <Dialog open title={copy.newMessage} onClose={onClose}>
      {others.length === 0 ? (
        <p className="text-muted">{copy.nobodyToMessage}</p>
      ) : (
        <form
          className="row-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (picked.length > 0) onPick(picked, picked.length > 1 ? subject.trim() : "");
          }}
        >
          {others.length >= MANY && (
            <input
              type="search"
              className="input"
              aria-label={say(copy.search, { name: peopleEntity.plural })}
              placeholder={say(copy.search, { name: peopleEntity.plural })}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
          <fieldset className="people-picks">
            <legend className="text-muted">{copy.pickPeople}</legend>
            {found.map((row) => {
              const isPicked = picked.includes(row.id);
              return (
                <label key={row.id} className="people-pick">
                  <input
                    type="checkbox"
                    checked={isPicked}
                    disabled={!isPicked && picked.length >= MOST_OTHERS}
                    onChange={() => setPicked(isPicked ? picked.filter((id) => id !== row.id) : [...picked, row.id])}
                  />
                  <Avatar name={String(row[title] ?? "")} />
                  <span className="min-w-0 flex-1 break-words">{String(row[title] ?? "")}</span>
                </label>
              );
            })}
          </fieldset>
          {picked.length > 1 && (
            <label className="field">
              <span className="field-label">{copy.groupName}</span>
              <input
                className="input"
                maxLength={60}
                value={subject}
                onChange={(event) => setSubject(event.target.value)}
              />
            </label>
          )}
          <div className="row-form-end">
            <Button type="submit" look="primary" disabled={picked.length === 0}>
              {copy.startTalk}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
