import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { onPageTitle } from "../components/page-title.tsx";

/** Says the title of the page one has gone to, for those who do not see it change. The first page says itself. */
export function RouteAnnouncer() {
  const { key } = useLocation();
  const first = useRef(key);
  const here = useRef(key);
  const [said, setSaid] = useState("");
  useEffect(() => {
    here.current = key;
  }, [key]);
  useEffect(
    () =>
      onPageTitle(() => {
        if (here.current !== first.current) setSaid(document.title);
      }),
    [],
  );
  return (
    <VisuallyHidden role="status" aria-live="polite" data-route-announcer>
      {said}
    </VisuallyHidden>
  );
}
