import { useMemo, useState } from "react";
import { copy, language, say } from "../copy.ts";
import {
  guessDelimiter,
  readCsv,
  sortRows,
  TABLE_FORMATS,
  tableOfJson,
  writeTable,
  type CsvTable as Table,
  type TableFormat,
} from "./csv-table-rules.ts";
import { FileIn } from "./file-in.tsx";
import { SortedTable, type TableOrder } from "./sorted-table.tsx";
import { LONGEST_TEXT, TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { FactLine, Notice } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const FORMATS: Readonly<Record<TableFormat, { label: string; file: string; type: string }>> = {
  csv: { label: "CSV", file: "table.csv", type: "text/csv" },
  tsv: { label: "TSV", file: "table.tsv", type: "text/tab-separated-values" },
  json: { label: "JSON", file: "table.json", type: "application/json" },
  markdown: { label: "Markdown", file: "table.md", type: "text/markdown" },
};
const DELIMITER_NAMES = { ",": copy.csvComma, ";": copy.csvSemicolon, "\t": copy.csvTab, "|": copy.csvBar } as const;

/** Shows a table out of a text or a file, sorts it, and writes it in other ways. */
export function CsvTable(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.csvSample);
  const [format, setFormat] = useDraft<TableFormat>(tool.id, "json", ":format");
  const [order, setOrder] = useState<TableOrder | null>(null);
  const [problem, setProblem] = useState("");
  const read = useMemo(() => readTable(text), [text]);
  const rows = useMemo(
    () => (order === null ? read.rows : sortRows(read.rows, order.column, order.isDown, language)),
    [read, order],
  );
  const result = useMemo(
    () => (read.header.length === 0 ? "" : writeTable({ header: read.header, rows }, format)),
    [read, rows, format],
  );
  const write = (next: string) => {
    setText(next);
    setOrder(null);
    setProblem("");
  };
  const open = (file: File) =>
    void file.text().then(
      (next) => (next.length > LONGEST_TEXT ? setProblem(copy.csvTooLong) : write(next)),
      () => setProblem(copy.csvUnread),
    );
  return (
    <ToolFrame tool={tool} name={copy.toolCsvTable} result={result === "" ? undefined : result}>
      {read.header.length > 0 && (
        <>
          <FactLine
            facts={[
              say(copy.csvRows, { n: rows.length }),
              say(copy.csvColumns, { n: read.header.length }),
              read.source,
            ]}
          />
          <SortedTable header={read.header} rows={rows} order={order} onOrder={setOrder} />
        </>
      )}
      {read.isOpen && <Notice>{copy.csvOpen}</Notice>}
      {problem !== "" && <Notice>{problem}</Notice>}
      <div className="grid gap-4 md:grid-cols-[1fr_16rem]">
        <TextIn label={copy.csvGiven} value={text} onChange={write} placeholder={tool.placeholder} rows={5} isCode />
        <FileIn accept=".csv,.tsv,.txt,.json,text/*,application/json" most={1024 * 1024} onFile={open} />
      </div>
      <Segments
        legend={copy.csvFormat}
        options={TABLE_FORMATS.map((value) => ({ value, label: FORMATS[value].label }))}
        value={format}
        onChange={setFormat}
      />
      <TextOut text={result} isCode file={{ name: FORMATS[format].file, type: FORMATS[format].type }} />
    </ToolFrame>
  );
}

/** JSON is told by how it begins. */
function readTable(text: string): Table & { source: string } {
  const json = /^\s*\[/.test(text) ? tableOfJson(text) : null;
  if (json !== null) return { ...json, isOpen: false, source: "JSON" };
  const delimiter = guessDelimiter(text);
  return { ...readCsv(text, delimiter), source: DELIMITER_NAMES[delimiter] };
}
