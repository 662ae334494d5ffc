import { Button, Checkbox, TextInput } from "@mantine/core";
import type { Entity, Op } from "@sayhey/appspec";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { IconPicker } from "../customize/icon-picker.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./data-dialog.module.css";
import { entityNameProblem, freeId } from "./names.ts";
import { toast } from "../../../status/toast.ts";

interface EntityDialogProps {
  /** The entity to rename; null for a new one. */
  entity: Entity | null;
  /** Called with the id of the entity that was added. */
  onClose: (added: string | null) => void;
}

/** Names what the app keeps: one of it and many. */
export function EntityDialog({ entity, onClose }: EntityDialogProps) {
  const { spec, edit } = useEditor();
  const [name, setName] = useState(entity?.name ?? "");
  const [plural, setPlural] = useState<string | null>(entity?.plural ?? null);
  const [icon, setIcon] = useState(entity?.icon ?? "box");
  const [withPage, setWithPage] = useState(spec.pages.length < 12);
  const [tried, setTried] = useState(false);
  const many = plural ?? manyOf(name);
  const nameProblem = entityNameProblem(spec, name, entity ?? undefined);
  const pluralProblem = entityNameProblem(spec, many, entity ?? undefined);
  const isFull = entity === null && spec.entities.length >= 12;
  const save = (): void => {
    setTried(true);
    if (nameProblem !== null || pluralProblem !== null || isFull) return;
    const one = name.trim();
    const id =
      entity?.id ??
      freeId(
        one,
        spec.entities.map((other) => other.id),
        "thing",
      );
    const ops: Op[] =
      entity === null
        ? addOps({ id, name: one, plural: many.trim(), icon }, withPage ? spec.pages : null)
        : [{ op: "rename-entity", entity: id, name: one, plural: many.trim(), icon }];
    const result = edit(ops, {
      source: "data",
      reason: entity === null ? `Added ${many.trim()}` : `Renamed ${entity.plural} to ${many.trim()}`,
    });
    if (!result.ok) toast.error(result.problem);
    else onClose(entity === null ? id : null);
  };
  return (
    <Dialog
      title={entity === null ? "Add a table" : `Rename ${entity.plural}`}
      onClose={() => onClose(null)}
      size={460}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput
          label="One of it"
          placeholder="Recipe"
          data-autofocus
          value={name}
          error={nameProblem !== null && (tried || name.trim() !== "") ? nameProblem : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label="Many"
          placeholder="Recipes"
          value={many}
          error={pluralProblem !== null && (tried || many.trim() !== "") ? pluralProblem : undefined}
          onChange={(event) => setPlural(event.currentTarget.value)}
        />
        <IconPicker label="Icon" value={icon} onChange={setIcon} />
        {entity === null && spec.pages.length < 12 ? (
          <Checkbox
            label="Add a page with its list and a form"
            checked={withPage}
            onChange={(event) => setWithPage(event.currentTarget.checked)}
          />
        ) : null}
        {isFull ? <p className={classes.problem}>An app can have up to 12 tables.</p> : null}
        <div className={classes.actions}>
          <Button variant="default" onClick={() => onClose(null)}>
            Cancel
          </Button>
          <Button type="submit" disabled={isFull}>
            {entity === null ? "Add" : "Rename"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A guess at the plural, in place until one writes another. */
function manyOf(name: string): string {
  const one = name.trim();
  if (one === "") return "";
  if (/[^aeiou]y$/i.test(one)) return `${one.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(one) ? `${one}es` : `${one}s`;
}

function addOps(
  { id, name, plural, icon }: Pick<Entity, "id" | "name" | "plural" | "icon">,
  pages: readonly { id: string; path: string }[] | null,
): Op[] {
  const entity: Op = {
    op: "add-entity",
    entity: {
      id,
      name,
      plural,
      icon,
      titleField: "name",
      fields: [
        { id: "name", name: "Name", type: "text", required: true },
        { id: "note", name: "Note", type: "longText" },
      ],
      rows: [],
    },
  };
  if (pages === null) return [entity];
  const page = freeId(
    plural,
    pages.map((other) => other.id),
    "page",
  );
  const stem = page.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  const paths = new Set(pages.map((other) => other.path));
  let path = `/${stem}`;
  for (let number = 2; paths.has(path); number++) path = `/${stem}-${number}`;
  return [
    entity,
    {
      op: "add-page",
      page: {
        id: page,
        path,
        title: plural,
        icon,
        nav: true,
        blocks: [
          { id: `${page}List`, kind: "list", entity: id, facts: ["note"], search: true },
          {
            id: `${page}Form`,
            kind: "form",
            title: `Add ${name.toLowerCase()}`,
            entity: id,
            fields: ["name", "note"],
            submitLabel: "Save",
          },
        ],
      },
    },
  ];
}
