import { Link } from "react-router";
import { copy } from "../copy.ts";
import { Icon } from "./icon.tsx";

/** Where a page stands: the pages above it, and itself. */
export function Breadcrumb({ trail, title }: { trail: readonly { path: string; label: string }[]; title: string }) {
  return (
    <nav aria-label={copy.youAreHere} className="breadcrumb">
      <ol className="contents">
        {trail.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <Icon name="chevron-right" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
