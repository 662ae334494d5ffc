import { useEffect, useState } from "react";

/** Gives the focus back, when the caller goes, to what had it when the caller came; where that is gone too, leaves it alone. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
