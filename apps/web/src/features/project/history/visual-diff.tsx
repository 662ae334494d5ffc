import { SegmentedControl, Select } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useState, type CSSProperties } from "react";
import { AppFrame } from "../../../components/app-frame/app-frame.tsx";
import classes from "./history.module.css";

/** One of the two versions. */
export interface ShownVersion {
  version: number;
  name: string;
  /** Where it runs. */
  origin: string;
}

/** A page that both can show. */
export interface ShownPage {
  path: string;
  title: string;
}

const PHONE = { width: 390, height: 760 };
const GAP = 16;

/** Two versions of an app, running: beside each other, or one over the other with a divider. */
export function VisualDiff({
  before,
  after,
  pages,
}: {
  before: ShownVersion;
  after: ShownVersion;
  pages: readonly ShownPage[];
}) {
  const { ref, width } = useElementSize();
  const narrow = width > 0 && width < 560;
  const [chosen, setLook] = useState<"beside" | "over" | null>(null);
  // Of one version there is nothing to compare.
  const isAlone = before.version === after.version;
  const look = isAlone ? "beside" : (chosen ?? (narrow ? "over" : "beside"));
  const [share, setShare] = useState(50);
  const [wanted, setPage] = useState("/");
  const path = pages.some((page) => page.path === wanted) ? wanted : "/";
  const room = look === "beside" && !isAlone ? (width - GAP) / 2 : width;
  const scale = Math.min(1, Math.max(0.2, room / PHONE.width), look === "beside" ? 1 : 0.9);
  const size = { width: PHONE.width * scale, height: PHONE.height * scale };
  const frame = ({ version, name, origin }: ShownVersion) => (
    <div className={classes.device} style={size}>
      <AppFrame
        origin={origin}
        name={`${name}, version ${version}`}
        page={`${version} ${path}`}
        path={path}
        style={{ ...PHONE, transform: `scale(${scale})`, transformOrigin: "0 0" }}
      />
    </div>
  );
  return (
    <div className={classes.visual} ref={ref}>
      <div className={classes.visualBar}>
        {isAlone ? null : (
          <SegmentedControl
            size="xs"
            aria-label="How the two are shown"
            value={look}
            onChange={(value) => setLook(value === "over" ? "over" : "beside")}
            data={[
              { value: "beside", label: "Side by side" },
              { value: "over", label: "Slider" },
            ]}
          />
        )}
        {pages.length < 2 ? null : (
          <Select
            size="xs"
            aria-label="Page"
            w={160}
            allowDeselect={false}
            value={path}
            onChange={(value) => setPage(value ?? "/")}
            data={pages.map((page) => ({ value: page.path, label: page.title }))}
          />
        )}
      </div>
      {width === 0 ? null : look === "beside" ? (
        <div className={classes.pair}>
          {(isAlone ? [after] : [before, after]).map((one, index) => (
            <figure key={one.version}>
              <figcaption>
                {isAlone ? "" : index === 0 ? "Before · " : "After · "}version {one.version}
              </figcaption>
              {frame(one)}
            </figure>
          ))}
        </div>
      ) : (
        <div style={{ width: size.width }}>
          <div className={classes.sides} aria-hidden="true">
            <span>Before · version {before.version}</span>
            <span>After · version {after.version}</span>
          </div>
          <div className={classes.over} style={{ ...size, "--at": `${share}%` } as CSSProperties}>
            <div className={classes.layer}>{frame(after)}</div>
            <div className={classes.layer} data-side="before">
              {frame(before)}
            </div>
            <span className={classes.divider} aria-hidden="true" />
            <input
              className={classes.slider}
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label="Divider between the two versions"
              aria-valuetext={`${share}% version ${before.version}, ${100 - share}% version ${after.version}`}
              onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
