/** `pantryItem` -> `PantryItem`. */
function pascalCase(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** `pantryItem` -> `pantry-item`. */
export function kebabCase(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Name of an entity's definition in the source tree. */
export function entityConst(id: string): string {
  return `${id}Entity`;
}

/** Name of an entity's row type in the source tree. */
export function rowType(id: string): string {
  return `${pascalCase(id)}Row`;
}

/** Name of a page's component in the source tree. */
export function pageComponent(id: string): string {
  return `${pascalCase(id)}Page`;
}

/** Name of the component that shows a kind of block. */
export function blockComponent(kind: string): string {
  return pascalCase(kind);
}

/** Name of the definition of a block of one's own in the source tree. */
export function customConst(id: string): string {
  return `${id}Block`;
}

/** Folder of a block of one's own in the source tree. */
export function customFolder(id: string): string {
  return `src/custom/${kebabCase(id)}`;
}

/** Path of the file that holds the source of a block of one's own. */
export function customSourcePath(id: string): string {
  return `${customFolder(id)}/block.tsx`;
}

/** A package name out of an app's name. */
export function packageName(name: string): string {
  const ascii = name.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
  return (
    ascii
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "app"
  );
}
