import { Link } from "react-router";
import { copy, say } from "../copy.ts";
import type { SourceProps } from "./ask-app.ts";
import type { Told, ToldRow } from "./ask-sentences.ts";
import { Icon } from "./icon.tsx";

/** An answer: what was found, how the question was read, and where it comes from. */
export function AssistantAnswer({ told, sources }: { told: Told; sources: readonly SourceProps[] }) {
  const [first = "", ...rest] = told.text.split("\n");
  return (
    <>
      {told.lead !== undefined && <p className="text-sm text-muted">{told.lead}</p>}
      <p className={told.isQuoted === true ? "assistant-quoted" : ""} dir="auto">
        {first}
      </p>
      {rest.length > 0 && (
        <p className="whitespace-pre-line" dir="auto">
          {rest.join("\n")}
        </p>
      )}
      {told.rows.length > 0 && (
        <ul className="assistant-rows">
          {told.rows.map((row) => (
            <li key={`${row.entity}/${row.row}`}>
              <RowLink row={row} source={sources.find(({ entity }) => entity.id === row.entity)} />
            </li>
          ))}
        </ul>
      )}
      {told.more > 0 && <p className="text-sm text-muted">{say(copy.moreFound, { n: told.more })}</p>}
      {told.read.length > 0 && (
        <p className="assistant-read">
          <span>{copy.readAs}: </span>
          {told.read.join(" · ")}
        </p>
      )}
      {told.pages.map(({ path, title }) => (
        <p key={path}>
          <Link to={path} className="link text-sm">
            {say(copy.fromPage, { page: title })}
          </Link>
        </p>
      ))}
      {told.isWorded === true && <p className="assistant-read">{copy.modelWorded}</p>}
    </>
  );
}

/** A row that leads to its own page, else to the page that lists it. */
function RowLink({ row, source }: { row: ToldRow; source: SourceProps | undefined }) {
  const inside = (
    <>
      <Icon name={source?.entity.icon ?? "circle-dot"} className="size-4.5 shrink-0 text-accent-text" />
      <span className="min-w-0 flex-1">
        <span className="assistant-row-title">{row.title}</span>
        {row.facts !== "" && <span className="assistant-row-facts">{row.facts}</span>}
      </span>
    </>
  );
  const to = source?.entity.path === undefined ? source?.page : `${source.entity.path}/${row.row}`;
  if (to === undefined) return <span className="assistant-row">{inside}</span>;
  return (
    <Link to={to} className="assistant-row assistant-row-link">
      {inside}
      <Icon name="chevron-right" className="assistant-turn-arrow size-4.5 shrink-0 text-muted" />
    </Link>
  );
}
