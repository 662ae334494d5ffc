import { ActionIcon } from "@mantine/core";
import Search from "lucide-react/icons/search";
import { Suspense, useLayoutEffect, useState } from "react";
import { NavLink } from "react-router";
import { lazyPage } from "./lazy-page.ts";
import { useSession } from "../session/session.tsx";
import { AccountMenu } from "./account-menu.tsx";
import classes from "./layout.module.css";
import { LIBRARY_PLACES, WORK_PLACES, type Place } from "./navigation.ts";

const Inbox = lazyPage(() => import("./inbox.tsx"));
const CommandPalette = lazyPage(() => import("./command-palette.tsx"));

function Links({ places, second = false }: { places: readonly Place[]; second?: boolean }) {
  return places.map(({ to, label, Icon }) => (
    <NavLink key={to} to={to} className={classes.link ?? ""} data-second={second || undefined}>
      <Icon size={18} aria-hidden="true" />
      {label}
    </NavLink>
  ));
}

/** Opens the command palette by button or by Ctrl/Cmd-K. Its code comes with the first opening. */
function PaletteButton() {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  // With the button, not a moment after it: whoever sees it may press the keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setWanted(true);
      setOpened((open) => !open);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <ActionIcon
        c="var(--mantine-color-text)"
        aria-label="Search and commands"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        <Search size={20} />
      </ActionIcon>
      {wanted ? (
        <Suspense fallback={null}>
          <CommandPalette opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A signed-in person's part of the header: the pages, the tools at its end, or the bar at the foot of small screens. */
export default function MemberBar({ part }: { part: "pages" | "end" | "tabs" }) {
  const session = useSession();
  if (session.status !== "in") return null;
  if (part === "pages")
    return (
      <nav className={classes.nav} aria-label="Pages">
        <Links places={WORK_PLACES} />
        <Links places={LIBRARY_PLACES} second />
      </nav>
    );
  if (part === "tabs")
    return (
      <nav className={classes.tabs} aria-label="Pages, bottom bar">
        <Links places={WORK_PLACES.slice(0, 5)} />
      </nav>
    );
  return (
    <>
      <PaletteButton />
      <Suspense fallback={<span style={{ width: 38 }} />}>
        <Inbox />
      </Suspense>
      <AccountMenu user={session.session.user} />
    </>
  );
}
