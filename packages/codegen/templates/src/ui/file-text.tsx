import { useEffect, useState } from "react";
import { copy, say } from "../copy.ts";
import { readableAs } from "../rules/files.ts";
import { guessDelimiter, readCsv } from "../tools/csv-table-rules.ts";
import { readMarkdown } from "../tools/markdown-rules.ts";
import { MarkdownView } from "../tools/markdown-view.tsx";

/** How much of a text is shown, in bytes. */
const MOST_BYTES = 200 * 1024;
const MOST_ROWS = 200;

/** A text file as a person reads it: tables as tables, Markdown as a document, JSON in lines. */
export function FileText({ name, blob }: { name: string; blob: Blob }) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    void blob
      .slice(0, MOST_BYTES)
      .text()
      .then((read) => !isLate && setText(read));
    return () => {
      isLate = true;
    };
  }, [blob]);
  if (text === null) return <div className="min-h-40 animate-pulse rounded-card bg-ink/6" />;
  const isCut = blob.size > MOST_BYTES;
  return (
    <div className="flex flex-col gap-2">
      <div
        className="max-h-[60dvh] overflow-auto rounded-card border border-line p-4"
        role="group"
        aria-label={name}
        tabIndex={0}
      >
        <Read name={name} text={text} isCut={isCut} />
      </div>
      {isCut && <p className="text-sm text-muted">{say(copy.fileCut, { n: MOST_BYTES / 1024 })}</p>}
    </div>
  );
}

function Read({ name, text, isCut }: { name: string; text: string; isCut: boolean }) {
  switch (readableAs(name)) {
    case "csv":
      return <TextTable text={text} />;
    case "markdown":
      return <MarkdownView nodes={readMarkdown(text)} />;
    case "json":
      return <Plain text={isCut ? text : inLines(text)} />;
    default:
      return <Plain text={text} />;
  }
}

const Plain = ({ text }: { text: string }) => (
  <pre className="font-mono text-sm break-words whitespace-pre-wrap">{text}</pre>
);

function inLines(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

function TextTable({ text }: { text: string }) {
  const { header, rows } = readCsv(text, guessDelimiter(text));
  return (
    <>
      <table className="num w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr>
            {header.map((cell, at) => (
              <th key={at} scope="col" className="border-b-2 border-line px-2 py-1.5 text-left font-bold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_ROWS).map((row, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              {row.map((cell, at) => (
                <td key={at} className="max-w-72 px-2 py-1.5 align-top break-words">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && <p className="mt-2 text-sm text-muted">{say(copy.fileCutRows, { n: MOST_ROWS })}</p>}
    </>
  );
}
