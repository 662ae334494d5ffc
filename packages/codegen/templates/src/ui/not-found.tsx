import { Link } from "react-router";
import { copy } from "../copy.ts";
import { EmptyState } from "./empty-state.tsx";

/** Stands where a page or a row is missing. */
export function NotFound() {
  return (
    <div className="page">
      <h1 className="sr-only">{copy.notFound}</h1>
      <EmptyState title={copy.notFound}>
        <Link to="/" className="btn btn-primary">
          <span>{copy.home}</span>
        </Link>
      </EmptyState>
    </div>
  );
}
