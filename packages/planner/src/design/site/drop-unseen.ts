import { applyOps, opsToRemoveEntity, type AppSpec } from "@sayhey/appspec";

/** The document without what nothing on a page shows or asks for: what an office keeps is nothing of its site. */
export function dropUnseen(spec: AppSpec): AppSpec {
  return spec.entities.reduce((rest, { id }) => {
    const isSeen = JSON.stringify(rest.pages).includes(`"${id}"`) || isBooked(rest, id);
    return isSeen ? rest : applyOps(rest, opsToRemoveEntity(rest, id)).spec;
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
