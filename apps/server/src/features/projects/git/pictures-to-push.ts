import { type AppSpec, uploadedPicture, uploadedPicturePath, uploadedPictures } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { type AppPictures, MOST_PICTURES } from "../hosting/app-pictures.port.ts";

/** Where a source tree keeps what is served as it is. */
const BELOW = "public/";
/** Pictures that a refusal names. */
const NAMED = 3;
const HINT = "Show fewer or smaller pictures in the rows, then push again; nothing was pushed.";

/**
 * The uploaded pictures of an app's rows as files of its source tree, the very files that its ZIP holds. All of them or none: an app
 * is not pushed with some of its pictures missing.
 *
 * @throws AppError too-large naming the rows whose pictures are the largest, when there are too many or more than `mostBytes`
 */
export async function picturesToPush(
  pictures: Pick<AppPictures, "of">,
  spec: AppSpec,
  whose: Parameters<AppPictures["of"]>[1],
  mostBytes: number,
): Promise<Record<string, Uint8Array>> {
  const ids = uploadedPictures(spec);
  if (ids.length > MOST_PICTURES)
    throw new AppError(
      "too-large",
      `The rows of this app show ${ids.length} uploaded pictures; a push carries ${MOST_PICTURES} at most.`,
      { hint: HINT },
    );
  const files = await pictures.of(spec, whose, BELOW);
  const bytes = Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes <= mostBytes) return files;
  const rows = rowsByPicture(spec);
  const largest = Object.entries(files)
    .toSorted(([, one], [, other]) => other.byteLength - one.byteLength)
    .slice(0, NAMED)
    .map(([path, { byteLength }]) => `${rows.get(path) ?? path} (${mb(byteLength)})`);
  throw new AppError(
    "too-large",
    `The uploaded pictures of this app's rows are ${mb(bytes)} together; a push carries ${mb(mostBytes)} at most. The largest: ${largest.join(", ")}.`,
    { hint: HINT },
  );
}

/** What the first opening or row with a picture is called, by the path of the picture. */
function rowsByPicture({ entities, pages }: AppSpec): Map<string, string> {
  const named = new Map<string, string>();
  for (const { title, blocks } of pages)
    for (const block of blocks) {
      const picture = block.kind === "hero" ? uploadedPicture(block.picture) : null;
      if (picture !== null) named.set(BELOW + uploadedPicturePath(picture), `the opening of ${title}`);
    }
  for (const { name, titleField, fields, rows } of entities) {
    const shown = fields.filter(({ type }) => type === "image");
    for (const row of rows)
      for (const { id } of shown) {
        const picture = uploadedPicture(row[id]);
        const path = picture === null ? null : BELOW + uploadedPicturePath(picture);
        if (path !== null && !named.has(path))
          named.set(path, `${name} “${String(row[titleField] ?? row.id).slice(0, 80)}”`);
      }
  }
  return named;
}

const mb = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1).replace(/\.0$/, "")} MB`;
