import { useState, type ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { copy } from "../copy.ts";
import { useStorageStatus } from "../store/use-rows.ts";
import { IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { Toasts } from "./toasts.tsx";
import { useArrival } from "./use-arrival.ts";

export interface NavItem {
  path: string;
  label: string;
  icon: string;
}

interface AppShellProps {
  name: string;
  icon: string;
  nav: readonly NavItem[];
  /** Who the visitor is to others; shown with the settings. */
  account?: ReactNode;
  /** The way in for whoever has an account. */
  entry?: ReactNode;
  /** People have accounts of this app, with a name of their own. */
  hasAccounts?: boolean;
  children: ReactNode;
}

/** How many places the bar at the bottom of a phone has. */
const BAR_PLACES = 5;

/** What stands around every page: name, navigation, settings and messages. */
export function AppShell({ name, icon, nav, account, entry, hasAccounts = false, children }: AppShellProps) {
  const [settings, setSettings] = useState(false);
  const status = useStorageStatus();
  const content = useArrival();
  return (
    <div className="app">
      <a className="skip-link" href="#content">
        {copy.skip}
      </a>
      <header className="app-bar">
        <NavLink to="/" className="brand">
          <span className="brand-mark">
            <Icon name={icon} className="size-5" />
          </span>
          <span className="brand-name">{name}</span>
        </NavLink>
        {nav.length > 1 && (
          <nav className="top-nav" aria-label={copy.pages}>
            {nav.map((item) => (
              <NavPlace key={item.path} item={item} />
            ))}
          </nav>
        )}
        {entry}
        <IconButton label={copy.settings} icon="settings-2" onClick={() => setSettings(true)} />
      </header>
      {status === "memory" && (
        <p className="notice" role="note">
          {copy.notKept}
        </p>
      )}
      <main ref={content} id="content" className="app-main" tabIndex={-1}>
        {children}
      </main>
      {nav.length > 1 && <BottomBar nav={nav} />}
      <Toasts />
      <SettingsDialog open={settings} onClose={() => setSettings(false)} account={account} hasAccounts={hasAccounts} />
    </div>
  );
}

function NavPlace({ item, onClick }: { item: NavItem; onClick?: () => void }) {
  // A part of a page is not a place of its own to be on.
  if (item.path.includes("#"))
    return (
      <Link to={item.path} className="nav-link" {...(onClick && { onClick })}>
        <Icon name={item.icon} />
        <span className="nav-label">{item.label}</span>
      </Link>
    );
  return (
    <NavLink to={item.path} end={item.path === "/"} className="nav-link" {...(onClick && { onClick })}>
      <Icon name={item.icon} />
      <span className="nav-label">{item.label}</span>
    </NavLink>
  );
}

function BottomBar({ nav }: { nav: readonly NavItem[] }) {
  const [more, setMore] = useState(false);
  const fits = nav.length <= BAR_PLACES;
  const shown = fits ? nav : nav.slice(0, BAR_PLACES - 1);
  return (
    <nav className="bottom-nav" aria-label={copy.pages}>
      {shown.map((item) => (
        <NavPlace key={item.path} item={item} />
      ))}
      {!fits && (
        <>
          <button type="button" className="nav-link" aria-haspopup="dialog" onClick={() => setMore(true)}>
            <Icon name="ellipsis" />
            <span className="nav-label">{copy.more}</span>
          </button>
          <Dialog open={more} title={copy.pages} onClose={() => setMore(false)}>
            <div className="more-pages">
              {nav.slice(BAR_PLACES - 1).map((item) => (
                <NavPlace key={item.path} item={item} onClick={() => setMore(false)} />
              ))}
            </div>
          </Dialog>
        </>
      )}
    </nav>
  );
}
