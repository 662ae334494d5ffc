/** Longest label of a host name. */
const LABEL = 63;
const VERSION = /^(.+)-v(\d{1,9})$/;

/**
 * The host label that one version of a project is shown under, apart from what people keep in the present one. As hard to guess as the slug.
 * Null when it would be too long for a host name.
 */
export function versionSlug(slug: string, version: number): string | null {
  const label = `${slug}-v${version}`;
  return label.length <= LABEL ? label : null;
}

/** The slug and the version that a host label may name; null when it names none. */
export function readVersionSlug(label: string): { slug: string; version: number } | null {
  const found = VERSION.exec(label);
  return found?.[1] === undefined ? null : { slug: found[1], version: Number(found[2]) };
}
