import { Button, Menu, Select, TextInput } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import Download from "lucide-react/icons/download";
import { saveBlob } from "../../shared/save-blob.ts";
import { useTyped } from "../../shared/use-typed.ts";
import classes from "./analytics.module.css";
import { appsCsv, daysCsv, sourcesCsv } from "./csv.ts";
import { PRESETS, type Preset, type Range } from "./range.ts";
import { EVERYTHING, type ReportView } from "./use-report-view.ts";

type Report = FunctionOutput<"analytics-get">;

const FILES = [
  { name: "days", label: "Day by day", csv: daysCsv },
  { name: "apps", label: "App by app", csv: appsCsv },
  { name: "sources", label: "Sources and devices", csv: sourcesCsv },
] as const;

function DayField({
  label,
  day,
  today,
  onDay,
}: {
  label: string;
  day: string;
  today: string;
  onDay: (day: string) => void;
}) {
  const [typed, type] = useTyped(day);
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      max={today}
      onChange={(event) => {
        type(event.currentTarget.value);
        onDay(event.currentTarget.value);
      }}
    />
  );
}

/** Which app and which days are shown, and the numbers as files. */
export function ReportTools({
  view,
  publications,
  report,
}: {
  view: ReportView;
  publications: Report["publications"];
  /** Null while there is none for what is chosen. */
  report: Report | null;
}) {
  const { app, preset, range, problem, today, change } = view;
  const day = (name: keyof Range, label: string) => (
    <DayField label={label} day={range[name]} today={today} onDay={(chosen) => change({ [name]: chosen })} />
  );
  return (
    <div className={classes.tools}>
      <Select
        size="md"
        className={classes.grow ?? ""}
        label="App"
        allowDeselect={false}
        data={[
          { value: EVERYTHING, label: "All published apps" },
          ...publications.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={app}
        onChange={(value) => value !== null && change({ app: value })}
      />
      <Select
        size="md"
        className={classes.time ?? ""}
        label="Time"
        allowDeselect={false}
        data={PRESETS.map(({ value, label }) => ({ value, label }))}
        value={preset}
        onChange={(value) => value !== null && change({ time: value as Preset })}
      />
      {preset === "custom" ? (
        <>
          {day("from", "From")}
          {day("to", "To")}
        </>
      ) : null}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="md"
            variant="default"
            leftSection={<Download size={16} aria-hidden="true" />}
            disabled={report === null || problem !== null}
          >
            Download CSV
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FILES.map(({ name, label, csv }) => (
            <Menu.Item
              key={name}
              onClick={() =>
                report !== null &&
                saveBlob(
                  new Blob([csv(report)], { type: "text/csv" }),
                  `sayhey-analytics-${name}-${range.from}-${range.to}.csv`,
                )
              }
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {problem === null ? null : (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
