import { Button, Menu, Radio } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { openPreviewStore } from "../../../../components/app-frame/preview-store.ts";
import { Failure } from "../../../../components/failure.tsx";
import { formatBytes, formatNumber } from "../../../../components/format.ts";
import { callFunction } from "../../../../api/functions.ts";
import { queryKeys } from "../../../../api/query-keys.ts";
import { tellError } from "../../../../status/tell-error.ts";
import { AccessRules } from "./access-rules.tsx";
import type { OpenProject } from "../../get-project.ts";
import panels from "../../panels.module.css";
import { useEditor } from "../../editor/editor-context.tsx";
import { previewRows } from "./preview-rows.ts";
import { useSharedData, type FirstData, type Place } from "./use-shared-data.ts";
import classes from "./visitors.module.css";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

const PLACES: Record<Place, string> = { preview: "In the preview", published: "Published" };
const BEGIN = [
  { value: "seed", label: "With the app's example rows" },
  { value: "rows", label: "With what is in my preview now" },
  { value: "empty", label: "With nothing" },
] as const;
const count = (value: number, one: string, many: string): string =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** Who keeps the app's data, what its visitors share, and who may do what with it. */
export function SharingPanel({ shared }: { shared: ReturnType<typeof useSharedData> }) {
  const { project, spec, edit, undo } = useEditor();
  const isShared = spec.sharing === "shared";
  const [asking, setAsking] = useState(false);
  const share = shared.data.data;
  const hasRows = share?.shares.some(({ place }) => place === "preview") ?? false;

  const turn = (sharing: "shared" | "visitor"): void => {
    const title = sharing === "shared" ? "Shared by everyone" : "Each visitor keeps their own data";
    const result = edit([{ op: "set-sharing", sharing }], { source: "data", reason: title });
    if (!result.ok) {
      toast.error(result.problem);
      return;
    }
    toast.success(title, {
      description:
        share?.published === null
          ? "The preview follows at once."
          : "The preview follows at once. Publish again for everybody else.",
      ...undoable(undo),
    });
  };
  const choose = (value: string) => {
    if (value === "shared" && !isShared) {
      // The rows of the last time are there again; only the first time there is something to choose.
      if (hasRows) turn("shared");
      else setAsking(true);
    } else if (value === "visitor") {
      setAsking(false);
      if (isShared) turn("visitor");
    }
  };
  return (
    <section className={classes.part} aria-label="Who keeps the data">
      <Radio.Group
        label="Who keeps the data"
        classNames={{ label: panels.label ?? "" }}
        value={isShared || asking ? "shared" : "visitor"}
        onChange={choose}
      >
        <div className={classes.choices}>
          <Radio.Card value="visitor" className={classes.choice ?? ""}>
            <Radio.Indicator />
            <span>
              <strong>Each visitor keeps their own data</strong>
              In their own browser. Nobody sees anybody else's.
            </span>
          </Radio.Card>
          <Radio.Card value="shared" className={classes.choice ?? ""}>
            <Radio.Indicator />
            <span>
              <strong>Shared by everyone</strong>
              All visitors work on the same rows and see changes at once. There is nothing to set up.
            </span>
          </Radio.Card>
        </div>
      </Radio.Group>
      {asking ? (
        <BeginForm
          project={project}
          shared={shared}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            turn("shared");
          }}
        />
      ) : null}
      {shared.data.isLoadingError ? (
        <Failure
          title="What is shared could not be loaded"
          error={shared.data.error}
          onRetry={() => void shared.data.refetch()}
        />
      ) : null}
      {isShared && share?.published === "visitor" ? (
        <p className={panels.note}>
          The published app still keeps each visitor's data in their browser. Publish again to share it there too.
        </p>
      ) : null}
      {!isShared && hasRows ? <p className={panels.note}>Shared data is kept. Share again to bring it back.</p> : null}
      {isShared && share !== undefined
        ? share.shares.map((one) => (
            <section key={one.place} className={classes.place} aria-label={PLACES[one.place]}>
              <h2 className={panels.label}>{PLACES[one.place]}</h2>
              <p className={panels.note}>
                {count(one.rows, "row", "rows")}
                {one.rows === 0 ? "" : ` (${formatBytes(one.bytes)})`}, {count(one.visitors, "visitor", "visitors")}.
                Your plan includes {formatNumber(share.limit.rows)} rows per app.
              </p>
              <ShareActions project={project} shared={shared} place={one.place} canUndo={one.canUndo} />
            </section>
          ))
        : null}
      {isShared ? <AccessRules /> : null}
    </section>
  );
}

interface BeginFormProps {
  project: OpenProject;
  shared: ReturnType<typeof useSharedData>;
  onCancel: () => void;
  onDone: () => void;
}

/** What the shared rows begin with, asked the first time. */
function BeginForm({ project, shared, onCancel, onDone }: BeginFormProps) {
  const [from, setFrom] = useState<FirstData["from"]>("seed");
  const preview = useQuery({
    queryKey: queryKeys.preview(project.id),
    queryFn: ({ signal }) => callFunction("project-preview", { projectId: project.id }, signal),
  });
  const begin = async () => {
    try {
      const start: FirstData =
        from === "rows"
          ? {
              from,
              rows: previewRows(
                project.spec,
                preview.data === undefined ? {} : await openPreviewStore(preview.data.origin).load(),
                new Date(),
              ),
            }
          : { from };
      shared.reset.mutate({ place: "preview", start }, { onSuccess: onDone });
    } catch (cause) {
      tellError(cause);
    }
  };
  return (
    <div className={classes.begin}>
      <Radio.Group
        label="Begin"
        classNames={{ label: panels.label ?? "" }}
        value={from}
        onChange={(value) => setFrom(BEGIN.find((one) => one.value === value)?.value ?? "seed")}
      >
        {BEGIN.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} mt={8} />
        ))}
      </Radio.Group>
      <div className={classes.buttons}>
        <Button size="sm" loading={shared.reset.isPending} onClick={() => void begin()}>
          Share the data
        </Button>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

interface ShareActionsProps {
  project: OpenProject;
  shared: ReturnType<typeof useSharedData>;
  place: Place;
  canUndo: boolean;
}

/** What an owner can do with the shared rows of one place. */
function ShareActions({ project, shared, place, canUndo }: ShareActionsProps) {
  const { reset, undo, save } = shared;
  const begin = (from: "seed" | "empty") =>
    reset.mutate(
      { place, start: { from } },
      {
        onSuccess: () =>
          toast.success(from === "seed" ? "Back to the example rows" : "Everything is cleared", {
            description: "The rows from before are kept for 30 days.",
            ...undoable(() => undo.mutate(place)),
          }),
      },
    );
  return (
    <div className={classes.buttons}>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            loading={save.isPending}
            leftSection={<Download size={16} aria-hidden="true" />}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save.mutate({ place })}>Everything as JSON</Menu.Item>
          {project.spec.entities.map(({ id, plural }) => (
            <Menu.Item key={id} onClick={() => save.mutate({ place, csvOf: id })}>
              {plural} as CSV
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            size="sm"
            variant="default"
            loading={reset.isPending}
            leftSection={<RotateCcw size={16} aria-hidden="true" />}
          >
            Reset
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => begin("seed")}>To the example rows</Menu.Item>
          <Menu.Item onClick={() => begin("empty")}>To nothing</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {canUndo ? (
        <Button
          size="sm"
          variant="subtle"
          loading={undo.isPending}
          leftSection={<Undo2 size={16} aria-hidden="true" />}
          onClick={() => undo.mutate(place)}
        >
          Undo the last reset
        </Button>
      ) : null}
    </div>
  );
}
