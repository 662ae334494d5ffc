import type { ProofReport } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import classes from "./proof-gallery.module.css";

/** Addresses of pictures live an hour. */
const STALE_MS = 45 * 60_000;

interface Shot {
  key: string;
  label: string;
  url: string;
}

/** What the browser saw: a picture of every page, and of how every walk through the app ended. */
export function ProofGallery({
  projectId,
  report,
  titleOf,
}: {
  projectId: string;
  report: ProofReport;
  titleOf: (path: string) => string;
}) {
  const taken = report.checks.filter(({ picture }) => picture !== undefined);
  const first = taken[0]?.picture;
  const pictures = useQuery({
    queryKey: [...queryKeys.proofPictures(projectId), first],
    queryFn: ({ signal }) => callFunction("proof-pictures", { projectId }, signal),
    enabled: first !== undefined,
    staleTime: STALE_MS,
  });
  const [open, setOpen] = useState<Shot | null>(null);
  const urls = pictures.data?.pictures;
  if (urls === undefined) return null;
  const shots = taken.flatMap(({ picture = "", kind, name, passed }): Shot[] => {
    const url = urls[picture];
    const label = `${kind === "page" ? titleOf(name) : name}${passed ? "" : ", failed"}`;
    return url === undefined ? [] : [{ key: picture, label, url }];
  });
  if (shots.length === 0) return null;
  return (
    <section aria-label="What the browser saw">
      <ul className={classes.shots}>
        {shots.map((shot) => (
          <li key={shot.key}>
            <button type="button" onClick={() => setOpen(shot)}>
              <img src={shot.url} alt="" loading="lazy" width={90} height={160} />
              <span>{shot.label}</span>
            </button>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Dialog title={open.label} onClose={() => setOpen(null)} size={420}>
          <img className={classes.large} src={open.url} alt={`${open.label}, as the browser saw it`} width={360} />
        </Dialog>
      )}
    </section>
  );
}
