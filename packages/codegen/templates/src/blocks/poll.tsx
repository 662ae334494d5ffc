import { copy, say } from "../copy.ts";
import { castVote, pollShares } from "../rules/poll-votes.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import type { EntityDef } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { Icon } from "../ui/icon.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface PollProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  question: string;
  votesField: string;
}

/** One question, one vote a visitor; the result shows once they have voted. */
export function Poll({ id, title, note, entity, question, votesField }: PollProps) {
  const rows = useRows(entity);
  const [vote, setVote] = useSetting<string | null>(`poll:${id}`, null);
  const counts = rows.map((row) => Number(row[votesField] ?? 0));
  const shares = pollShares(counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts, 0);
  const choose = (chosen: string) => {
    const cast = castVote(vote, chosen);
    for (const [rowId, change] of Object.entries(cast.changes)) {
      const row = rows.find((each) => each.id === rowId);
      if (row) updateRow(entity, rowId, { [votesField]: Math.max(0, Number(row[votesField] ?? 0) + change) });
    }
    setVote(cast.vote);
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={question}
      tools={<AddButton entity={entity} preset={{ [votesField]: 0 }} look="secondary" />}
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      {rows.length > 0 && (
        <div className="card panel flex flex-col gap-4">
          <h3 className="display [--size:1.5rem] leading-tight text-balance">{question}</h3>
          <ul className="flex flex-col gap-2">
            {rows.map((row, index) => {
              const mine = vote === row.id;
              const name = titleOf(entity, row);
              return (
                <li key={row.id} className="relative">
                  <button
                    type="button"
                    className={`relative flex min-h-12 w-full cursor-pointer items-center gap-3 overflow-hidden rounded-control border-2 px-3 py-2 text-left ${mine ? "border-accent" : "border-line hover:border-accent"}`}
                    aria-pressed={mine}
                    aria-label={say(copy.voteFor, { name })}
                    onClick={() => choose(row.id)}
                  >
                    {vote !== null && (
                      <span
                        className={`absolute inset-y-0 left-0 transition-[width] duration-500 motion-reduce:transition-none ${counts[index] === most ? "bg-accent" : "bg-muted"}`}
                        style={{ width: `${shares[index] ?? 0}%`, opacity: counts[index] === most ? 0.22 : 0.14 }}
                        aria-hidden="true"
                      />
                    )}
                    <span
                      className={`relative grid size-6 shrink-0 place-items-center rounded-full border-2 ${mine ? "border-accent bg-accent text-on-accent" : "border-line"}`}
                    >
                      {mine && <Icon name="check" className="size-4" />}
                    </span>
                    <span className="relative min-w-0 flex-1 pr-14 font-bold">{name}</span>
                  </button>
                  {vote !== null && (
                    <span className="num pointer-events-none absolute inset-y-0 right-4 flex items-center">
                      {shares[index]} %
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="flex flex-wrap justify-between gap-2 text-sm text-muted">
            <span>{copy.voteHint}</span>
            <span className="num" role="status">
              {say(copy.votes, { n: total })}
            </span>
          </p>
        </div>
      )}
    </Section>
  );
}
