import { useEffect, useState } from "react";
import { tuneNumber } from "../rules/media-source.ts";
import { TUNE_RATE, tuneOf, wavOf } from "../tools/media-player-rules.ts";

/** Address of a tune made on the spot, which stands in for a file of which only the name is known. */
export function useTune(name: string | null): string {
  const [made, setMade] = useState({ name: "", address: "" });
  useEffect(() => {
    if (name === null) return;
    let isLate = false;
    let address = "";
    // A page is there before its tune is.
    const timer = window.setTimeout(() => {
      if (isLate) return;
      address = URL.createObjectURL(new Blob([wavOf(tuneOf(tuneNumber(name)), TUNE_RATE)], { type: "audio/wav" }));
      setMade({ name, address });
    }, 0);
    return () => {
      isLate = true;
      window.clearTimeout(timer);
      if (address !== "") URL.revokeObjectURL(address);
    };
  }, [name]);
  return made.name === name ? made.address : "";
}
