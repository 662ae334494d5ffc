import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { copy } from "../copy.ts";
import { useStorageStatus } from "../store/use-rows.ts";
import { Icon } from "./icon.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { SiteFooter, type FooterFacts } from "./site-footer.tsx";
import { SiteNav, type SitePlace } from "./site-nav.tsx";
import { Toasts } from "./toasts.tsx";
import { useArrival } from "./use-arrival.ts";

interface SiteShellProps {
  name: string;
  icon: string;
  nav: readonly SitePlace[];
  legal: readonly SitePlace[];
  footer: FooterFacts;
  /** Who the visitor is to others; shown with the settings. */
  account?: ReactNode;
  /** The way in for whoever has an account. */
  entry?: ReactNode;
  /** People have accounts of this app, with a name of their own. */
  hasAccounts?: boolean;
  children: ReactNode;
}

/** What stands around every page of a site: its name and menu above, its foot below. */
export function SiteShell({
  name,
  icon,
  nav,
  legal,
  footer,
  account,
  entry,
  hasAccounts = false,
  children,
}: SiteShellProps) {
  const [settings, setSettings] = useState(false);
  const status = useStorageStatus();
  const content = useArrival();
  return (
    <div className="app site">
      <a className="skip-link" href="#content">
        {copy.skip}
      </a>
      <header className="app-bar site-bar">
        <Link to="/" className="brand">
          <span className="brand-mark">
            <Icon name={icon} className="size-5" />
          </span>
          <span className="brand-name">{name}</span>
        </Link>
        <SiteNav places={nav} />
        {entry}
      </header>
      {status === "memory" && (
        <p className="notice" role="note">
          {copy.notKept}
        </p>
      )}
      <main ref={content} id="content" className="app-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter name={name} nav={nav} legal={legal} facts={footer} onSettings={() => setSettings(true)} />
      <Toasts />
      <SettingsDialog open={settings} onClose={() => setSettings(false)} account={account} hasAccounts={hasAccounts} />
    </div>
  );
}
