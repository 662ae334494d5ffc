import { Skeleton } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "../../components/failure.tsx";
import classes from "./admin.module.css";

/** A part of a page under its name; `empty` stands for its contents where there are none. */
export function Part({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {typeof empty === "string" ? <p className={classes.note}>{empty}</p> : children}
    </section>
  );
}

/** What has been asked for: while it loads, where it failed, and as soon as it is there. */
export function Loaded<T>({
  query,
  what,
  children,
}: {
  query: Pick<UseQueryResult<T>, "data" | "error" | "isPending" | "isLoadingError" | "isPlaceholderData" | "refetch">;
  /** In words: 'the jobs'. */
  what: string;
  children: (data: T) => ReactNode;
}) {
  if (query.isPending) {
    return (
      <div role="status" aria-label={`Loading ${what}`} className={classes.part}>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} height={64} />
        ))}
      </div>
    );
  }
  if (query.isLoadingError || query.data === undefined) {
    return (
      <Failure
        title={`${what[0]?.toUpperCase() ?? ""}${what.slice(1)} could not be loaded`}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={classes.loaded} aria-busy={query.isPlaceholderData}>
      {children(query.data)}
    </div>
  );
}
