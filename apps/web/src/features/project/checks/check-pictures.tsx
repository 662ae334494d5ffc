import { Button, SegmentedControl } from "@mantine/core";
import type { CheckReport } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../components/dialog.tsx";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import classes from "./checks.module.css";
import styles from "./check-pictures.module.css";

/** Addresses of pictures live an hour. */
const STALE_MS = 45 * 60_000;
/** Pictures shown before one asks for all. */
const FEW = 8;

interface Shot {
  key: string;
  kind: "page" | "flow";
  label: string;
  failed: boolean;
  url: string;
  before: string | null;
}

function ShotDialog({ shot, onClose }: { shot: Shot; onClose: () => void }) {
  const [side, setSide] = useState("after");
  const isBefore = side === "before" && shot.before !== null;
  return (
    <Dialog title={shot.label} onClose={onClose} size={shot.before === null ? 420 : 800}>
      {shot.before === null ? (
        <img className={styles.large} src={shot.url} alt={`${shot.label}, as the browser saw it`} width={360} />
      ) : (
        <>
          <SegmentedControl
            aria-label="Which version"
            className={styles.sidePicker ?? ""}
            value={side}
            onChange={setSide}
            data={[
              { value: "before", label: "Before" },
              { value: "after", label: "Now" },
            ]}
          />
          <div className={styles.pair} data-side={isBefore ? "before" : "after"}>
            <figure>
              <figcaption>Before</figcaption>
              <img src={shot.before} alt={`${shot.label}, as it was in the previous check`} width={360} />
            </figure>
            <figure>
              <figcaption>Now</figcaption>
              <img src={shot.url} alt={`${shot.label}, as it is now`} width={360} />
            </figure>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What the browser saw: every page, and how every walk through the app ended, beside the check before. */
export function CheckPictures({
  projectId,
  report,
  titleOf,
}: {
  projectId: string;
  report: CheckReport;
  titleOf: (path: string) => string;
}) {
  const taken = report.checks.filter(({ picture }) => picture !== undefined);
  const first = taken[0]?.picture;
  const pictures = useQuery({
    queryKey: [...queryKeys.checkPictures(projectId), first],
    queryFn: ({ signal }) => callFunction("check-pictures", { projectId }, signal),
    enabled: first !== undefined,
    staleTime: STALE_MS,
  });
  const [open, setOpen] = useState<Shot | null>(null);
  const [all, setAll] = useState(false);
  const urls = pictures.data?.pictures;
  if (urls === undefined) return null;
  const shots = taken.flatMap(({ picture = "", before = "", kind, name, passed }): Shot[] => {
    const url = urls[picture];
    const label = kind === "page" ? titleOf(name) : name;
    return url === undefined
      ? []
      : [
          {
            key: picture,
            kind: kind === "page" ? "page" : "flow",
            label,
            failed: !passed,
            url,
            before: urls[before] ?? null,
          },
        ];
  });
  if (shots.length === 0) return null;
  const shown = all ? shots : shots.toSorted((a, b) => Number(b.failed) - Number(a.failed)).slice(0, FEW);
  return (
    <section className={classes.card} aria-labelledby="check-pictures">
      <div className={classes.cardHead}>
        <h2 id="check-pictures">What the browser saw</h2>
        {shots.length <= FEW ? null : (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAll(!all)}>
            {all ? "Show fewer" : `Show all ${shots.length}`}
          </Button>
        )}
      </div>
      <ul className={styles.shots}>
        {shown.map((shot) => (
          <li key={shot.key} data-failed={shot.failed}>
            <button type="button" onClick={() => setOpen(shot)}>
              <img src={shot.url} alt="" loading="lazy" width={108} height={192} />
              <span>
                {shot.label}
                {shot.failed ? ", failed" : ""}
              </span>
              <small>{shot.kind === "page" ? "Page" : "Walk"}</small>
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : <ShotDialog shot={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
