import { sharedRules, type AppSpec, type Entity, type SeedRow, type SharedRules } from "@sayhey/appspec";

/** What a page is written from. */
export interface PrerenderOptions {
  /** Where the app is reached, such as `https://bakery.example.com`; addresses are relative where it is not known. */
  origin?: string | undefined;
  /** What time it is. Days that are written relative to it are left out where it is not known, so that the bytes repeat. */
  now?: Date | undefined;
  /** Rows that everybody may read, by entity; those the app begins with where absent. */
  rows?: Readonly<Record<string, readonly SeedRow[]>> | undefined;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The picture beside a shared link. */
  picture?: { url: string; width: number; height: number } | undefined;
}

/** An app while one of its pages is written. */
export interface PageContext extends PrerenderOptions {
  spec: AppSpec;
  rules: SharedRules;
  /** Row that the page shows. */
  row?: SeedRow | undefined;
}

/** What is known of an app while its pages are written. */
export function pageContext(spec: AppSpec, options: PrerenderOptions): PageContext {
  return { ...options, spec, rules: sharedRules(spec) };
}

/** The rows of an entity that any visitor may read; nothing of what is somebody's own. */
export function publicRows(entity: Entity, { rules, rows }: PageContext): readonly SeedRow[] {
  if (rules.get(entity.id)?.access.read !== "everyone") return [];
  return rows?.[entity.id] ?? entity.rows;
}

/** Where one row of an entity is shown in full, without its `/:id`. */
export function rowPath(entityId: string, { pages }: AppSpec): string | undefined {
  return pages
    .find(
      ({ path, blocks }) =>
        path.endsWith("/:id") && blocks.some((one) => one.kind === "detail" && one.entity === entityId),
    )
    ?.path.slice(0, -"/:id".length);
}

/** How a row is called. */
export function rowTitle(entity: Entity, row: SeedRow): string {
  const title = row[entity.titleField];
  return typeof title === "string" && title !== "" ? title : typeof title === "number" ? String(title) : entity.name;
}
