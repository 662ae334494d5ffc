import type { AppSpec } from "@sayhey/appspec";
import { useEffect, useState } from "react";

/** A change is seldom the last one; so long without another, ms. */
const QUIET = 400;

/** What `ask` says of the app once nothing has changed it for a moment; `first` until then. `ask` and `first` have to stay the same. */
export function useSettled<T>(spec: AppSpec, ask: (spec: AppSpec) => Promise<T>, first: T): T {
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      void ask(spec).then((found) => {
        if (!isOld) setAnswer(found);
      });
    }, QUIET);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [spec, ask]);
  return answer;
}
