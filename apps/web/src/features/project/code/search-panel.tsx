import { ActionIcon, TextInput, Tooltip } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { SourceMatch } from "@sayhey/contract/functions/code";
import { useQuery } from "@tanstack/react-query";
import CaseSensitive from "lucide-react/icons/case-sensitive";
import Regex from "lucide-react/icons/regex";
import WholeWord from "lucide-react/icons/whole-word";
import { useState, type RefObject } from "react";
import { explainError } from "../../../api/explain-error.ts";
import type { OpenProject } from "../get-project.ts";
import classes from "./code.module.css";
import { searchQuery } from "./use-source.ts";

type Option = "matchCase" | "wholeWord" | "regex";

const OPTIONS: { key: Option; label: string; Icon: typeof Regex }[] = [
  { key: "matchCase", label: "Match case", Icon: CaseSensitive },
  { key: "wholeWord", label: "Whole words", Icon: WholeWord },
  { key: "regex", label: "Regular expression", Icon: Regex },
];

function Match({ match, onOpen }: { match: SourceMatch; onOpen: (match: SourceMatch) => void }) {
  const { line, column, length, text } = match;
  const cut = Math.min(column, text.length - text.trimStart().length);
  return (
    <button type="button" onClick={() => onOpen(match)}>
      <span className={classes.lineNumber}>{line}</span>
      <code className={classes.resultText}>
        {text.slice(cut, column)}
        <mark>{text.slice(column, column + length)}</mark>
        {text.slice(column + length)}
      </code>
    </button>
  );
}

/** Searches all files of the app; a click goes to the place. */
export function SearchPanel({
  project,
  input,
  onOpen,
}: {
  project: OpenProject;
  input: RefObject<HTMLInputElement | null>;
  onOpen: (match: SourceMatch) => void;
}) {
  const [query, setQuery] = useState("");
  const [how, setHow] = useState<Record<Option, boolean>>({ matchCase: false, wholeWord: false, regex: false });
  const [asked] = useDebouncedValue(query, 200);
  const found = useQuery(searchQuery(project, { query: asked, ...how }));
  const matches = asked === "" ? [] : (found.data?.matches ?? []);
  const paths = [...new Set(matches.map(({ path }) => path))];
  const says =
    asked === ""
      ? "Type to search every file of the app."
      : found.error !== null
        ? explainError(found.error).message.replace(/^query: /, "")
        : found.data === undefined
          ? "Searching…"
          : matches.length === 0
            ? "Nothing found."
            : `${found.data.more ? "The first " : ""}${matches.length} ${matches.length === 1 ? "place" : "places"} in ${paths.length} ${paths.length === 1 ? "file" : "files"}`;
  return (
    <div className={classes.search}>
      <div className={classes.searchBar}>
        <TextInput
          ref={input}
          size="xs"
          aria-label="Search all files"
          placeholder="Search all files"
          value={query}
          maxLength={200}
          onChange={(event) => setQuery(event.currentTarget.value)}
          className={classes.searchField ?? ""}
        />
        {OPTIONS.map(({ key, label, Icon }) => (
          <Tooltip key={key} label={label}>
            <ActionIcon
              size="md"
              aria-label={label}
              aria-pressed={how[key]}
              variant={how[key] ? "light" : "subtle"}
              onClick={() => setHow({ ...how, [key]: !how[key] })}
            >
              <Icon size={17} />
            </ActionIcon>
          </Tooltip>
        ))}
        <span role="status" className={classes.says} data-bad={found.error !== null && asked !== ""}>
          {says}
        </span>
      </div>
      <div className={classes.found}>
        {paths.map((path) => (
          <section key={path} aria-label={path}>
            <h2>{path}</h2>
            <ul className={classes.results}>
              {matches
                .filter((match) => match.path === path)
                .map((match) => (
                  <li key={`${match.line}:${match.column}`}>
                    <Match match={match} onOpen={onOpen} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
