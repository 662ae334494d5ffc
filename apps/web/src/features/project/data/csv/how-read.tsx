import { Select, Switch } from "@mantine/core";
import classes from "./import-dialog.module.css";
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding, type TableChoice } from "./read-table.ts";
import type { TableFound } from "./table.worker.ts";

interface HowReadProps {
  found: TableFound;
  how: TableChoice;
  written: Pick<TableFound, "decimal" | "dates"> | null;
  onHow: (how: TableChoice) => void;
  onWritten: (written: Pick<TableFound, "decimal" | "dates">) => void;
}

/** How the file was read, each to be chosen otherwise. */
export function HowRead({ found, how, written, onHow, onWritten }: HowReadProps) {
  const asData = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <div className={classes.how}>
      <Select
        size="xs"
        label="Letters"
        data={asData(ENCODINGS)}
        value={found.encoding}
        onChange={(value) => onHow({ ...how, encoding: value as Encoding })}
      />
      <Select
        size="xs"
        label="Between cells"
        data={asData(DELIMITERS)}
        value={found.delimiter}
        onChange={(value) => onHow({ ...how, delimiter: value as Delimiter })}
      />
      <Select
        size="xs"
        label="Decimals"
        data={[
          { value: ".", label: "1,234.5" },
          { value: ",", label: "1.234,5" },
        ]}
        value={written?.decimal ?? found.decimal}
        onChange={(value) => onWritten({ dates: written?.dates ?? found.dates, decimal: value === "," ? "," : "." })}
      />
      <Select
        size="xs"
        label="Dates"
        data={[
          { value: "dmy", label: "Day first" },
          { value: "mdy", label: "Month first" },
        ]}
        value={written?.dates ?? found.dates}
        onChange={(value) =>
          onWritten({ decimal: written?.decimal ?? found.decimal, dates: value === "mdy" ? "mdy" : "dmy" })
        }
      />
      <Switch
        size="sm"
        label="The first line has the names"
        checked={found.header}
        onChange={(event) => onHow({ ...how, header: event.currentTarget.checked })}
      />
    </div>
  );
}
