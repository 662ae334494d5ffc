import type { ReactNode } from "react";
import { Art } from "../art/art.tsx";

/** What stands where rows would be: a small picture, a line, and what to do. */
export function EmptyState({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <div className="empty-art">
        <Art seed={title} />
      </div>
      <p className="empty-title">{title}</p>
      {hint !== undefined && <p className="text-muted">{hint}</p>}
      {children !== undefined && children !== false && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
      )}
    </div>
  );
}
