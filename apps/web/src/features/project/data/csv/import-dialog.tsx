import {
  Alert,
  Button,
  FileButton,
  NumberInput,
  Progress,
  Radio,
  Select,
  Skeleton,
  Switch,
  Textarea,
} from "@mantine/core";
import type { Entity } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import FileUp from "lucide-react/icons/file-up";
import { useEffect, useState } from "react";
import { Dialog } from "../../../../components/dialog.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "../data.module.css";
import { ColumnTargets } from "./column-targets.tsx";
import type { ImportChoice, ImportPlan } from "./import-rows.ts";
import { DELIMITERS, ENCODINGS, type Delimiter, type Encoding, type TableChoice } from "./read-table.ts";
import type { TableFound } from "./table.worker.ts";
import { SharedTarget, useSharedTarget } from "./shared-target.tsx";
import { useTable } from "./use-table.ts";
import type { Place } from "../visitors/use-shared-data.ts";
import { undoable } from "../../../../status/undo.ts";
import { formatNumber } from "../../../../components/format.ts";
import { toast } from "../../../../status/toast.ts";

const count = (value: number, one: string): string => `${formatNumber(value)} ${one}${value === 1 ? "" : "s"}`;

interface ImportDialogProps {
  entity: Entity;
  /** A file dropped on the grid. */
  file: File | null;
  onClose: () => void;
}

/** Takes rows out of a CSV file: how it is read, what goes where, and what does not fit, all before anything changes. */
export function ImportDialog({ entity, file: dropped, onClose }: ImportDialogProps) {
  const { spec, edit, undo } = useEditor();
  const target = useSharedTarget(entity);
  const { into, sent } = target;
  const runShared = async (ready: ImportPlan, place: Place): Promise<void> => {
    if (await target.send(ready, place)) onClose();
  };
  const [file, setFile] = useState<Blob | null>(dropped);
  const [pasted, setPasted] = useState("");
  const [how, setHow] = useState<TableChoice>({});
  const [choice, setChoice] = useState<ImportChoice>({ targets: [], place: "add", faulty: "empty", from: 1 });
  const [written, setWritten] = useState<Pick<TableFound, "decimal" | "dates"> | null>(null);
  const table = useTable(spec, entity.id);
  const { found, plan } = table;

  useEffect(() => {
    if (file !== null) void table.read(file, how);
    // Another file or another way to read it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, how]);
  useEffect(() => {
    if (found === null) return;
    setChoice((before) => ({ ...before, targets: found.targets, from: 1 }));
    setWritten({ decimal: found.decimal, dates: found.dates });
  }, [found]);
  useEffect(() => {
    if (found === null || written === null || choice.targets.length !== found.columns.length) return;
    const shared = into === "samples" ? {} : { shared: target.room };
    table.ask({ ask: "plan", choice: { ...choice, ...shared }, ...written });
    // What is chosen decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice, written, into]);

  const take = (file: Blob): void => {
    setHow({});
    setFile(file);
  };
  const run = (): void => {
    if (plan === null) return;
    if (into !== "samples") {
      void runShared(plan, into);
      return;
    }
    const result = edit(plan.ops, {
      source: "data",
      reason: `Imported ${count(plan.taken, "row")} into ${entity.plural}`,
    });
    if (!result.ok) {
      toast.error(result.problem);
      return;
    }
    toast(`${count(plan.taken, "row")} imported`, undoable(undo));
    onClose();
  };
  return (
    <Dialog title={`Import ${entity.plural.toLowerCase()}`} onClose={onClose} size={860}>
      {file === null ? (
        <div className={classes.form}>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={(chosen) => chosen !== null && take(chosen)}
          >
            {(props) => (
              <button
                {...props}
                type="button"
                className={classes.drop}
                data-autofocus
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  const first = event.dataTransfer.files[0];
                  if (first !== undefined) take(first);
                }}
              >
                <FileUp size={26} aria-hidden="true" />
                <strong>Choose a CSV file</strong>
                <span>or drop it here. Any separator, any encoding, up to 20 MB.</span>
              </button>
            )}
          </FileButton>
          <Textarea
            label="Or paste rows"
            placeholder="Cells copied from a spreadsheet"
            rows={4}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <div className={classes.actions}>
            <Button
              variant="default"
              disabled={pasted.trim() === ""}
              onClick={() => take(new Blob([pasted], { type: "text/plain" }))}
            >
              Read what I pasted
            </Button>
          </div>
        </div>
      ) : (
        <div className={classes.form}>
          {table.problem === null ? null : (
            <Alert color="chili" role="alert">
              {table.problem}
            </Alert>
          )}
          {found === null && table.problem === null ? (
            <Skeleton height={280} role="status" aria-label="Reading the file" />
          ) : null}
          {found === null ? null : (
            <>
              <HowRead found={found} how={how} written={written} onHow={setHow} onWritten={setWritten} />
              {found.warnings.map((warning) => (
                <p key={warning} className={classes.warning}>
                  {warning}
                </p>
              ))}
              <ColumnTargets
                entity={entity}
                found={found}
                targets={choice.targets}
                onTargets={(targets) => setChoice({ ...choice, targets })}
              />
              <SharedTarget target={target} />
              <div className={classes.pair}>
                <Radio.Group
                  label="Where they go"
                  hidden={into !== "samples"}
                  value={choice.place}
                  onChange={(value) => setChoice({ ...choice, place: value === "replace" ? "replace" : "add" })}
                >
                  <Radio
                    mt={6}
                    size="sm"
                    value="add"
                    label={`Behind the ${count(entity.rows.length, "row")} there are`}
                  />
                  <Radio mt={6} size="sm" value="replace" label="In their place" />
                </Radio.Group>
                <Radio.Group
                  label="Rows with a cell that does not fit"
                  value={choice.faulty}
                  onChange={(value) => setChoice({ ...choice, faulty: value === "skip" ? "skip" : "empty" })}
                >
                  <Radio mt={6} size="sm" value="empty" label="Take them without that cell" />
                  <Radio mt={6} size="sm" value="skip" label="Leave them out" />
                </Radio.Group>
              </div>
              {plan === null ? null : (
                <Outcome
                  entity={entity}
                  found={found}
                  plan={plan}
                  from={choice.from}
                  isShared={into !== "samples"}
                  onFrom={(from) => setChoice({ ...choice, from })}
                />
              )}
            </>
          )}
          <div className={classes.actions}>
            <Button
              variant="default"
              onClick={() => {
                setFile(null);
                setPasted("");
              }}
            >
              Another file
            </Button>
            {sent === null ? null : (
              <div className={classes.sending}>
                <Progress
                  value={(sent.done / Math.max(1, sent.of)) * 100}
                  aria-label={`${formatNumber(sent.done)} of ${count(sent.of, "row")} sent`}
                />
                <Button size="xs" variant="default" onClick={target.stop}>
                  Stop
                </Button>
              </div>
            )}
            <Button
              disabled={plan === null || plan.taken === 0 || table.problem !== null || sent !== null}
              loading={table.busy}
              onClick={run}
            >
              {plan === null ? "Import" : `Import ${count(plan.taken, "row")}`}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface HowReadProps {
  found: TableFound;
  how: TableChoice;
  written: Pick<TableFound, "decimal" | "dates"> | null;
  onHow: (how: TableChoice) => void;
  onWritten: (written: Pick<TableFound, "decimal" | "dates">) => void;
}

/** How the file was read, each to be chosen otherwise. */
function HowRead({ found, how, written, onHow, onWritten }: HowReadProps) {
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

interface OutcomeProps {
  entity: Entity;
  found: TableFound;
  plan: ImportPlan;
  from: number;
  isShared: boolean;
  onFrom: (from: number) => void;
}

/** What the import would do. */
function Outcome({ entity, found, plan, from, isShared, onFrom }: OutcomeProps) {
  return (
    <section className={classes.outcome} aria-label="What the import does">
      <p role="status">
        <strong>
          {count(plan.taken, "row")} of {formatNumber(found.count)} {plan.taken === 1 ? "goes" : "go"} in
        </strong>
        {plan.left > 0 ? `, ${count(plan.left, "row")} left out` : ""}
        {plan.problemCount > 0 ? `, ${count(plan.problemCount, "cell")} not taken` : ""}.
      </p>
      {plan.beyond > 0 || from > 1 ? (
        <div className={classes.beyond}>
          <p>
            {isShared
              ? "Your plan has no room for more shared rows."
              : `An app begins with at most ${LIMITS.seedRows} ${entity.plural.toLowerCase()}.`}{" "}
            {formatNumber(plan.beyond)} more {plan.beyond === 1 ? "row fits" : "rows fit"} the fields and{" "}
            {plan.beyond === 1 ? "has" : "have"} no room.
          </p>
          <NumberInput
            size="xs"
            label="Begin with row"
            min={1}
            max={found.count}
            allowDecimal={false}
            value={from}
            onChange={(value) => onFrom(typeof value === "number" && value >= 1 ? value : 1)}
          />
        </div>
      ) : null}
      {plan.problems.length > 0 ? (
        <details className={classes.problems}>
          <summary>Cells that do not fit</summary>
          <ul>
            {plan.problems.slice(0, 60).map(({ row, column, text, problem }) => (
              <li key={`${row} ${column}`}>
                Row {formatNumber(row)}, {column}: {text === "" ? "" : `“${text}” `}
                {problem}
              </li>
            ))}
            {plan.problemCount > 60 ? <li>and {formatNumber(plan.problemCount - 60)} more</li> : null}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
