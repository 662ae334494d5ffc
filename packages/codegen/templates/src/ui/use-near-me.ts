import { useState } from "react";
import { copy } from "../copy.ts";
import type { Position } from "../rules/map-points.ts";

/** Longest wait for a position, ms. */
const PATIENCE = 15_000;

/** Where the visitor is. Nobody is asked before they press, and the answer stays in this tab. */
export function useNearMe(): { me: Position | null; isAsking: boolean; problem: string; ask: () => void } {
  const [me, setMe] = useState<Position | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const fail = (words: string) => {
    setAsking(false);
    setProblem(words);
  };
  return {
    me,
    isAsking,
    problem,
    ask: () => {
      if (!("geolocation" in navigator)) return fail(copy.nearUnknown);
      setAsking(true);
      setProblem("");
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setAsking(false);
          setMe({ lat: coords.latitude, lng: coords.longitude });
        },
        ({ code, PERMISSION_DENIED }) => fail(code === PERMISSION_DENIED ? copy.nearRefused : copy.nearUnknown),
        { timeout: PATIENCE, maximumAge: 60_000 },
      );
    },
  };
}
