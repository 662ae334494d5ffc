import { useState } from "react";
import { useSetting } from "../store/use-setting.ts";

/** Whether something may be loaded from elsewhere: once, where somebody asks for it, or always. */
export interface Consent {
  given: boolean;
  isAlways: boolean;
  give: (always: boolean) => void;
  takeBack: () => void;
}

/** A visitor's word on one place elsewhere. `always` is kept on this device, `once` lasts as long as `what` is shown. */
export function useConsent(place: string, what: string): Consent {
  const [isAlways, setAlways] = useSetting(`load:${place}`, false);
  const [once, setOnce] = useState("");
  return {
    given: isAlways || once === what,
    isAlways,
    give: (always) => {
      setOnce(what);
      if (always) setAlways(true);
    },
    takeBack: () => {
      setOnce("");
      setAlways(false);
    },
  };
}
