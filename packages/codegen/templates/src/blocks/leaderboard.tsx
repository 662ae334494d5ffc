import { presetOf } from "../rules/preset.ts";
import { rank } from "../rules/ranks.ts";
import { titleOf } from "../store/change-rows.ts";
import type { RowsProps } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { formatField } from "../ui/format.ts";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface LeaderboardProps extends RowsProps {
  scoreField: string;
  avatar?: boolean;
}

/** Rows by their score, best first. */
export function Leaderboard({
  id,
  title,
  note,
  entity,
  where,
  limit,
  actions,
  scoreField,
  avatar = false,
}: LeaderboardProps) {
  const rows = useRows(entity, { where });
  const ranked = rank(rows, (row) => Number(row[scoreField] ?? 0)).slice(0, limit ?? 50);
  const best = Math.max(1, ranked[0]?.score ?? 1);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {ranked.length === 0 && <RowsEmpty entity={entity} />}
      <ol className="ranks">
        {ranked.map(({ row, rank: place, score }) => (
          <li key={row.id} className={`rank-row ${place <= 3 ? `rank-${place}` : ""}`}>
            <span className="rank-place num">{place}</span>
            {avatar && <Avatar name={titleOf(entity, row)} />}
            <div className="list-main">
              <RowTitle entity={entity} row={row} className="list-title" />
              <span className="rank-track" aria-hidden="true">
                <span style={{ width: `${Math.max(3, (Math.max(0, score) / best) * 100)}%` }} />
              </span>
            </div>
            <span className="rank-score num">{formatField(entity, row, scoreField) || "0"}</span>
            <ActionButtons entity={entity} row={row} actions={actions} />
            <RowMenu entity={entity} row={row} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
