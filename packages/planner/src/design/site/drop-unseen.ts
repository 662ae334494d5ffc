import { applyOps, opsToRemoveEntity, type AppSpec } from "@sayhey/appspec";

/** The document without what nothing on a page shows or asks for: what an office keeps is nothing of its site. */
export function dropUnseen(whole: AppSpec): AppSpec {
  const spec = withoutIdleSearch(whole);
  return spec.entities.reduce((rest, { id }) => {
    const isSeen = JSON.stringify(rest.pages).includes(`"${id}"`) || isBooked(rest, id);
    return isSeen ? rest : applyOps(rest, opsToRemoveEntity(rest, id)).spec;
  }, spec);
}

/** A search finds what the site shows: without it there is nothing to search. */
function withoutIdleSearch(spec: AppSpec): AppSpec {
  const searches = spec.pages.flatMap(({ id: page, blocks }) =>
    blocks.flatMap((block) => (block.kind === "search" ? [{ page, block }] : [])),
  );
  return searches.reduce((rest, { page, block }) => {
    const others = JSON.stringify(
      rest.pages.flatMap(({ path, blocks }) =>
        path.endsWith("/:id") ? [] : blocks.filter(({ kind }) => !["search", "form", "newsletter"].includes(kind)),
      ),
    );
    const scopes = block.scopes.filter(({ entity }) => others.includes(`"entity":"${entity}"`));
    if (scopes.length === block.scopes.length) return rest;
    return applyOps(rest, [
      scopes.length === 0
        ? { op: "remove-block", page, block: block.id }
        : { op: "update-block", page, block: block.id, patch: { scopes } },
    ]).spec;
  }, spec);
}

/** Whether times of it are booked, which names it by a relation only. */
const isBooked = ({ pages, entities }: AppSpec, id: string): boolean =>
  pages
    .flatMap(({ blocks }) => blocks)
    .some(
      (block) =>
        block.kind === "booking" &&
        entities
          .find((entity) => entity.id === block.entity)
          ?.fields.some((field) => field.id === block.resourceField && field.relation === id) === true,
    );
