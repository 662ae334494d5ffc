import type { Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useState } from "react";
import { LivingStill } from "../stage/living-still.tsx";
import classes from "./panels.module.css";

/** What living pictures are drawn with. */
export interface Pictures {
  painter: StillPainter;
  loadFootage: (id: string) => Promise<Uint8Array>;
}

interface ChoiceTileProps {
  pictures: Pictures;
  /** The trailer as it would be, and the scene of it that is shown. */
  storyboard: Storyboard;
  scene: number;
  side: number;
  /** Name of the group of radio buttons. */
  group: string;
  name: string;
  detail?: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of several looks as a radio button with a living picture of it. */
export function ChoiceTile(props: ChoiceTileProps) {
  const [alive, setAlive] = useState(false);
  return (
    <label
      className={classes.tile}
      onPointerEnter={(event) => setAlive(event.pointerType === "mouse")}
      onPointerLeave={() => setAlive(false)}
      onFocus={() => setAlive(true)}
      onBlur={() => setAlive(false)}
    >
      <input type="radio" name={props.group} checked={props.checked} onChange={props.onChoose} />
      <LivingStill
        painter={props.pictures.painter}
        loadFootage={props.pictures.loadFootage}
        storyboard={props.storyboard}
        scene={props.scene}
        side={props.side}
        alive={alive}
      />
      <span className={classes.tileName}>{props.name}</span>
      {props.detail === undefined ? null : <span className={classes.tileDetail}>{props.detail}</span>}
    </label>
  );
}
