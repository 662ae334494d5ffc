import { Slider } from "@mantine/core";
import { useId } from "react";
import classes from "./panels.module.css";

interface LevelProps {
  label: string;
  /** 0 to 1. */
  value: number;
  onChange: (value: number) => void;
}

/** How loud a part of the sound is. */
export function Level({ label, value, onChange }: LevelProps) {
  const id = useId();
  return (
    <div>
      <div className={classes.sliderHead}>
        <span id={id}>{label}</span>
        <span className="sh-tabular">{value === 0 ? "Silent" : `${Math.round(value * 100)} %`}</span>
      </div>
      <Slider
        size="sm"
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        onChange={(percent) => onChange(percent / 100)}
        label={(percent) => `${percent} %`}
        thumbProps={{ "aria-labelledby": id }}
      />
    </div>
  );
}
