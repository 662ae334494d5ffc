import { Alert, Button, Progress, Radio, Skeleton } from "@mantine/core";
import type { Entity } from "@sayhey/appspec";
import { Dialog } from "../../../../components/dialog.tsx";
import classes from "./import-dialog.module.css";
import dialog from "../data-dialog.module.css";
import { ChooseTable } from "./choose-table.tsx";
import { ColumnTargets } from "./column-targets.tsx";
import { countOf } from "./count-of.ts";
import { HowRead } from "./how-read.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { SharedTarget } from "./shared-target.tsx";
import type { TableFound } from "./table.worker.ts";
import { useImport, type Import } from "./use-import.ts";
import { formatNumber } from "../../../../components/format.ts";

interface ImportDialogProps {
  entity: Entity;
  /** A file dropped on the grid. */
  file: File | null;
  onClose: () => void;
}

/** Takes rows out of a CSV file: how it is read, what goes where, and what does not fit, all before anything changes. */
export function ImportDialog({ entity, file, onClose }: ImportDialogProps) {
  const running = useImport(entity, file, onClose);
  const { found, problem } = running.table;
  return (
    <Dialog title={`Import ${entity.plural.toLowerCase()}`} onClose={onClose} size={860}>
      {running.hasFile ? (
        <div className={dialog.form}>
          {problem === null ? null : (
            <Alert color="chili" role="alert">
              {problem}
            </Alert>
          )}
          {found === null && problem === null ? (
            <Skeleton height={280} role="status" aria-label="Reading the file" />
          ) : null}
          {found === null ? null : <ImportChoices entity={entity} found={found} running={running} />}
          <ImportActions running={running} />
        </div>
      ) : (
        <ChooseTable onTake={running.take} />
      )}
    </Dialog>
  );
}

/** Everything about an import that can be chosen once its table is read, and what comes of it. */
function ImportChoices({ entity, found, running }: { entity: Entity; found: TableFound; running: Import }) {
  const { choice, choose, how, setHow, written, setWritten, target } = running;
  const { plan } = running.table;
  const isShared = target.into !== "samples";
  return (
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
        onTargets={(targets) => choose({ targets })}
      />
      <SharedTarget target={target} />
      <div className={classes.pair}>
        <Radio.Group
          label="Where they go"
          hidden={isShared}
          value={choice.place}
          onChange={(value) => choose({ place: value === "replace" ? "replace" : "add" })}
        >
          <Radio mt={6} size="sm" value="add" label={`Behind the ${countOf(entity.rows.length, "row")} there are`} />
          <Radio mt={6} size="sm" value="replace" label="In their place" />
        </Radio.Group>
        <Radio.Group
          label="Rows with a cell that does not fit"
          value={choice.faulty}
          onChange={(value) => choose({ faulty: value === "skip" ? "skip" : "empty" })}
        >
          <Radio mt={6} size="sm" value="empty" label="Take them without that cell" />
          <Radio mt={6} size="sm" value="skip" label="Leave them out" />
        </Radio.Group>
      </div>
      {plan === null ? null : (
        <ImportOutcome
          entity={entity}
          found={found}
          plan={plan}
          from={choice.from}
          isShared={isShared}
          onFrom={(from) => choose({ from })}
        />
      )}
    </>
  );
}

function ImportActions({ running }: { running: Import }) {
  const { table, target } = running;
  const { plan } = table;
  const { sent } = target;
  return (
    <div className={dialog.actions}>
      <Button variant="default" onClick={running.takeAnother}>
        Another file
      </Button>
      {sent === null ? null : (
        <div className={classes.sending}>
          <Progress
            value={(sent.done / Math.max(1, sent.of)) * 100}
            aria-label={`${formatNumber(sent.done)} of ${countOf(sent.of, "row")} sent`}
          />
          <Button size="xs" variant="default" onClick={target.stop}>
            Stop
          </Button>
        </div>
      )}
      <Button
        disabled={plan === null || plan.taken === 0 || table.problem !== null || sent !== null}
        loading={table.busy}
        onClick={() => void running.run()}
      >
        {plan === null ? "Import" : `Import ${countOf(plan.taken, "row")}`}
      </Button>
    </div>
  );
}
