import { Button, Select } from "@mantine/core";
import { sharedRules, type Access, type Op } from "@sayhey/appspec";
import { useMemo } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import panels from "../../panels.module.css";
import classes from "./visitors.module.css";
import { toast } from "../../../../status/toast.ts";

const WHO = {
  everyone: "Everyone",
  "signed-in": "Who is signed in",
  author: "Who added it",
  owner: "Only you",
} as const;
type Who = keyof typeof WHO;
const RIGHTS: readonly { right: keyof Access; label: string; who: readonly Who[] }[] = [
  { right: "read", label: "See", who: ["everyone", "signed-in", "author", "owner"] },
  { right: "create", label: "Add", who: ["everyone", "signed-in", "owner"] },
  { right: "edit", label: "Change and delete", who: ["everyone", "signed-in", "author", "owner"] },
];

/** Who may see, add and change what. You may always do everything, signed in to the app with your account's address. */
export function AccessRules() {
  const { spec, edit } = useEditor();
  const rules = useMemo(() => sharedRules(spec), [spec]);
  const send = (op: Op): void => {
    const result = edit([op], { source: "data", reason: "Changed permissions" });
    if (!result.ok) toast.error(result.problem);
  };
  const set = (entity: string, access: Access): void => send({ op: "update-entity", entity, patch: { access } });
  return (
    <section>
      <h2 className={panels.label}>Permissions</h2>
      <p className={`${panels.note} ${classes.who}`}>
        You can always do everything: sign in to the app with your account's email address. Everyone signs in with a
        code we email them.
      </p>
      {[...rules.values()].map(({ entity, access }) => (
        <details key={entity.id} className={panels.entity}>
          <summary>
            <strong>{entity.plural}</strong>
            <span>{summary(access)}</span>
          </summary>
          <div className={classes.rights}>
            {RIGHTS.map(({ right, label, who }) => (
              <Select
                key={right}
                size="sm"
                label={label}
                allowDeselect={false}
                data={who.map((value) => ({ value, label: WHO[value] }))}
                value={access[right]}
                onChange={(value) => value !== null && set(entity.id, { ...access, [right]: value } as Access)}
              />
            ))}
          </div>
          {entity.access === undefined ? null : (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => send({ op: "update-entity", entity: entity.id, patch: {}, unset: ["access"] })}
            >
              As it suits the app
            </Button>
          )}
        </details>
      ))}
    </section>
  );
}

function summary({ read, create, edit }: Access): string {
  if (read === "everyone" && create === "everyone")
    return edit === "everyone"
      ? "open to everyone"
      : edit === "author"
        ? "everyone adds, authors change"
        : "everyone adds";
  if (read === "author") return "private to who added it";
  if (create === "owner") return read === "everyone" ? "everyone sees, you add" : "yours";
  return "some need to sign in";
}
