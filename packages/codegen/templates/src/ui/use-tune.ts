import { useEffect, useState } from "react";
import { tuneNumber } from "../rules/media-source.ts";
import { TUNE_RATE, tuneOf, wavOf } from "../tools/media-player-rules.ts";

/** Address of a tune made on the spot, which stands in for a file of which only the name is known. */
export function useTune(name: string | null): string {
  const [made, setMade] = useState({ name: "", address: "" });
  useEffect(() => {
    if (name === null) return;
    const address = URL.createObjectURL(new Blob([wavOf(tuneOf(tuneNumber(name)), TUNE_RATE)], { type: "audio/wav" }));
    setMade({ name, address });
    return () => URL.revokeObjectURL(address);
  }, [name]);
  return made.name === name ? made.address : "";
}
