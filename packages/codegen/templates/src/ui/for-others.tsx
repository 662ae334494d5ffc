import type { ReactNode } from "react";
import { roles } from "../accounts.ts";
import { copy, inPhrase, language, say } from "../copy.ts";
import { Icon } from "./icon.tsx";

interface ForOthersProps {
  /** Ids of the roles the page is for. */
  only: readonly string[];
  title: string;
  /** How to become one of them. */
  children: ReactNode;
}

/** Stands where a page is for others: for whom it is, and how to get in. */
export function ForOthers({ only, title, children }: ForOthersProps) {
  const some = (key: "name" | "plural"): string => {
    const names = roles.filter(({ id }) => only.includes(id)).map((role) => inPhrase(role[key], language));
    return new Intl.ListFormat(language, { type: key === "name" ? "disjunction" : "conjunction" }).format(names);
  };
  return (
    <div className="page">
      <h1 className="page-title">{title}</h1>
      <div className="card panel mx-auto w-full max-w-lg">
        <p className="flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-ground text-accent-text">
            <Icon name="lock" className="size-5" />
          </span>
          <span>
            <strong className="block">{say(copy.onlyFor, { name: some("plural") })}</strong>
            <span className="text-sm text-muted">{say(copy.onlyForHint, { name: some("name") })}</span>
          </span>
        </p>
        <div className="mt-5">{children}</div>
      </div>
    </div>
  );
}

/** The places of the navigation that somebody with these roles may go to. */
export function placesFor<P extends { roles?: readonly string[] }>(
  places: readonly P[],
  held: readonly string[] = [],
): P[] {
  return places.filter(({ roles: asked }) => asked === undefined || asked.some((role) => held.includes(role)));
}
