import { Anchor, Progress, Skeleton } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { PLANS } from "@sayhey/contract/plans";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { storageQuery } from "../../api/get-storage.ts";
import { formatStorage } from "../../components/format.ts";
import { useUserId } from "../../session/session.tsx";
import classes from "./storage-meter.module.css";

type Part = keyof FunctionOutput<"asset-storage">["parts"];

/** What fills the storage, in the order shown. */
const PARTS: readonly { part: Part; word: string; colour: string }[] = [
  { part: "pictures", word: "Pictures", colour: "mint" },
  { part: "videos", word: "Videos", colour: "coral" },
  { part: "sounds", word: "Sounds", colour: "sky" },
  { part: "filmed", word: "Filmed and rendered", colour: "sun" },
  { part: "versions", word: "Earlier versions", colour: "grape" },
  { part: "other", word: "Other", colour: "gray" },
  { part: "uploading", word: "Being uploaded", colour: "gray" },
];
/** A part too small to be seen is not told, bytes. */
const LEAST = 50_000;

/** How full the plan's storage is, and of what. */
export function StorageMeter() {
  const storage = useQuery(storageQuery(useUserId()));
  if (storage.isPending) return <Skeleton height={38} width={240} />;
  // The library works without it; a full storage is told when something is refused.
  if (storage.isLoadingError) return null;
  const { used, inBin, limit, plan, parts } = storage.data;
  const share = used / limit;
  const shown = PARTS.filter(({ part }) => parts[part] > LEAST);
  return (
    <div className={classes.storage} role="group" aria-label="Storage">
      <span className="sh-tabular">
        <strong>{formatStorage(used)}</strong> of {formatStorage(limit)} on the {PLANS[plan].title} plan
        {inBin === 0 ? null : <span className={classes.dimmed}>, {formatStorage(inBin)} in trash</span>}
        {share >= 0.8 && share < 0.95 && plan !== "studio" ? (
          <>
            {" · "}
            <Anchor component={Link} to="/billing" inherit>
              Get more storage
            </Anchor>
          </>
        ) : null}
      </span>
      <Progress.Root size={8} className={classes.track ?? ""}>
        {share >= 0.95 ? (
          <Progress.Section value={Math.min(100, share * 100)} color="chili" aria-label="Storage used" />
        ) : (
          shown.map(({ part, word, colour }) => (
            <Progress.Section key={part} value={(parts[part] / limit) * 100} color={colour} aria-label={word} />
          ))
        )}
      </Progress.Root>
      {shown.length < 2 ? null : (
        <ul className={classes.legend}>
          {shown.map(({ part, word, colour }) => (
            <li key={part}>
              <span className={classes.swatch} style={{ background: `var(--mantine-color-${colour}-filled)` }} />
              {word} {formatStorage(parts[part])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
