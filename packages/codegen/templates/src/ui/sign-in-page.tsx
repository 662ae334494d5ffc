import type { ReactNode } from "react";
import { Art } from "../art/art.tsx";
import { useMe } from "../store/accounts.ts";
import { AccountPanel } from "./account-panel.tsx";
import { Icon } from "./icon.tsx";
import { Toasts } from "./toasts.tsx";

interface SignInPageProps {
  name: string;
  icon: string;
  tagline: string;
  /** What the picture shows. */
  picture: string;
  /** The app, for whoever is signed in. */
  children: ReactNode;
}

/** Comes before everything where one has to sign in: what this is, and the way in. */
export function SignInPage({ name, icon, tagline, picture, children }: SignInPageProps) {
  const me = useMe();
  if (me === undefined) return null;
  if (me !== null) return children;
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[1.1fr_1fr] lg:grid-rows-1">
      <div className="relative h-36 overflow-hidden bg-accent sm:h-52 lg:h-auto" aria-hidden="true">
        <Art seed={picture} className="absolute inset-0 size-full" />
      </div>
      <div className="flex items-start justify-center px-5 py-8 lg:items-center lg:px-12">
        <div className="w-full max-w-md">
          <header className="mb-7">
            <p className="mb-3 flex items-center gap-2.5">
              <span className="brand-mark">
                <Icon name={icon} className="size-5" />
              </span>
              <span className="brand-name">{name}</span>
            </p>
            <h1 className="display [--size:1.75rem] text-balance">{tagline}</h1>
          </header>
          <AccountPanel />
        </div>
      </div>
      <Toasts />
    </main>
  );
}
