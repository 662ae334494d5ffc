import { Button, Select, TextInput } from "@mantine/core";
import type { Entity, Field, FieldType, Formula } from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { useEffect, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { askField } from "../ask-planner.ts";
import type { NamedField } from "../planner-messages.ts";
import line from "./add-line.module.css";
import classes from "./fields-view.module.css";
import { FIELD_TYPES } from "../field-types.ts";
import { fieldNameProblem, freeId } from "../names.ts";
import { FormulaEditor } from "./formula-editor.tsx";
import { firstFormula } from "./formula-words.ts";
import { currencyOfWritten } from "./read-written.ts";
import { toast } from "../../../../status/toast.ts";

const MOST_FIELDS = 24;
/** How long a name rests before it is looked up, ms. */
const PAUSE = 220;

/** Adds a field; its name suggests its type. */
export function AddField({ entity, onAdded }: { entity: Entity; onAdded: (field: string) => void }) {
  const { spec, edit } = useEditor();
  const [name, setName] = useState("");
  const [type, setType] = useState<FieldType | null>(null);
  const [found, setFound] = useState<{ name: string; field: NamedField | null } | null>(null);
  const guess = found?.name === name ? found.field : null;
  const [relation, setRelation] = useState<string | null>(null);
  const [formula, setFormula] = useState<Formula | null>(null);
  const [formulaProblem, setFormulaProblem] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const problem = fieldNameProblem(entity, name);
  const chosen = type ?? guess?.type ?? "text";
  const target = relation ?? spec.entities.find(({ id }) => id !== entity.id)?.id ?? entity.id;
  const possible = firstFormula(spec, entity);
  const { language } = spec.identity;

  useEffect(() => {
    if (name.trim() === "") return;
    let isOver = false;
    const timer = setTimeout(() => {
      void askField(name, language).then((field) => {
        if (!isOver) setFound({ name, field });
      });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [name, language]);

  const add = (): void => {
    setTried(true);
    if (problem !== null || (chosen === "computed" && formulaProblem !== null)) return;
    const id = freeId(
      name,
      entity.fields.map((field) => field.id),
      "field",
    );
    const field: Field = { id, name: name.trim(), type: chosen };
    const known = guess?.type === chosen ? guess : null;
    if (chosen === "choice") field.options = known?.options ?? ["First", "Second", "Third"];
    if (chosen === "money") field.unit = known?.unit ?? currencyOf(spec.entities) ?? "EUR";
    else if (chosen === "duration") field.unit = "min";
    else if (chosen === "number" && known?.unit !== undefined) field.unit = known.unit;
    if (chosen === "relation") field.relation = target;
    const worked = formula ?? possible;
    if (chosen === "computed" && worked !== null) {
      field.formula = worked;
      const currency = worked.kind === "expression" ? currencyOfWritten(worked.of, entity, spec.entities) : undefined;
      if (currency !== undefined) field.unit = currency;
    }
    const result = edit([{ op: "add-field", entity: entity.id, field }], {
      source: "data",
      reason: `Added ${field.name} to ${entity.plural}`.slice(0, 280),
    });
    if (!result.ok) {
      toast.error(result.problem);
      return;
    }
    setName("");
    setType(null);
    setFormula(null);
    setFormulaProblem(null);
    setTried(false);
    onAdded(id);
  };
  if (entity.fields.length >= MOST_FIELDS)
    return (
      <p className={classes.about}>
        {entity.plural} have as many fields as an app can keep: {MOST_FIELDS}.
      </p>
    );
  return (
    <form
      className={classes.addField}
      aria-label="Add a field"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={line.addLine}>
        <TextInput
          className={line.grow ?? ""}
          size="sm"
          label="New field"
          placeholder="Calories, due date, price"
          value={name}
          error={problem !== null && (tried || name.trim() !== "") ? problem : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          size="sm"
          label={type === null && guess !== null ? "Type, by its name" : "Type"}
          data={Object.entries(FIELD_TYPES)
            .filter(([value]) => value !== "computed" || possible !== null)
            .map(([value, { label }]) => ({ value, label }))}
          value={chosen}
          maxDropdownHeight={320}
          onChange={(value) => setType(value as FieldType)}
        />
        {chosen === "relation" ? (
          <Select
            size="sm"
            label="To"
            data={spec.entities.map(({ id, plural }) => ({ value: id, label: plural }))}
            value={target}
            onChange={setRelation}
          />
        ) : null}
        <Button type="submit" size="sm" leftSection={<Plus size={16} aria-hidden="true" />}>
          Add field
        </Button>
      </div>
      {chosen === "computed" && possible !== null ? (
        <FormulaEditor
          entity={entity}
          field={undefined}
          formula={formula ?? possible}
          onChange={setFormula}
          onProblem={setFormulaProblem}
        />
      ) : null}
    </form>
  );
}

function currencyOf(entities: readonly Entity[]): string | undefined {
  return entities.flatMap(({ fields }) => fields).find(({ type }) => type === "money")?.unit;
}
