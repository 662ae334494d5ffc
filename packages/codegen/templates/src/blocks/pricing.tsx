import { copy, say } from "../copy.ts";
import { presetOf } from "../rules/preset.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface PricingProps extends RowsProps {
  priceField: string;
  per?: string;
  featuresField: string;
  bestField?: string;
}

/** Offers side by side; the visitor's choice is kept. */
export function Pricing(props: PricingProps) {
  const { id, title, note, entity, where, sort, limit, priceField } = props;
  const rows = useRows(entity, { where, sort: sort ?? { field: priceField, direction: "asc" }, limit });
  const [chosen, setChosen] = useSetting<string | null>(`plan:${id}`, null);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {rows.map((row) => (
          <Offer
            key={row.id}
            row={row}
            chosen={chosen === row.id}
            onChoose={() => setChosen(chosen === row.id ? null : row.id)}
            {...props}
          />
        ))}
      </ul>
    </Section>
  );
}

function Offer({
  row,
  chosen,
  onChoose,
  entity,
  actions,
  priceField,
  per,
  featuresField,
  bestField,
}: PricingProps & { row: Row; chosen: boolean; onChoose: () => void }) {
  const features = row[featuresField];
  const best = bestField !== undefined && row[bestField] === true;
  const free = Number(row[priceField] ?? 0) === 0;
  return (
    <li
      className={`card panel flex flex-col gap-4 ${chosen || best ? "border-2 border-accent" : ""}`}
      aria-label={titleOf(entity, row)}
    >
      <div className="flex items-start gap-2">
        <RowTitle entity={entity} row={row} className="display flex-1 [--size:1.25rem]" />
        {best && <span className="badge badge-0">{copy.usualChoice}</span>}
        <RowMenu entity={entity} row={row} />
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="num display leading-none [--size:2.25rem]">
          {free ? copy.free : formatField(entity, row, priceField)}
        </span>
        {per !== undefined && !free && <span className="text-muted">{per}</span>}
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {(Array.isArray(features) ? features : []).map((feature: string) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-4.5 text-accent-text" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <ActionButtons entity={entity} row={row} actions={actions} />
      <button
        type="button"
        aria-pressed={chosen}
        aria-label={chosen ? undefined : say(copy.chooseOne, { name: titleOf(entity, row) })}
        className={`btn w-full ${best || chosen ? "btn-primary" : "btn-secondary"}`}
        onClick={onChoose}
      >
        {chosen && <Icon name="check" className="size-4.5" />}
        {chosen ? copy.yourChoice : copy.chooseThis}
      </button>
    </li>
  );
}
