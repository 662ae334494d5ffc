import type { AppSpec, CustomBlock } from "@sayhey/appspec";
import { customSourcePath } from "./names.ts";

export { customSourcePath };

/** The block of one's own whose source is at a path of the app's tree; undefined where there is none. */
export function customBlockAt(spec: AppSpec, path: string): CustomBlock | undefined {
  return spec.customBlocks?.find(({ id }) => customSourcePath(id) === path);
}

const STOPPED = `export default function Stopped(): never {
  throw new Error("Its source does not compile.");
}
`;

/** An app whose blocks of its own all say that they stopped working: what can be shown of one whose sources do not compile. */
export function withoutCustomSources(spec: AppSpec): AppSpec {
  const { customBlocks } = spec;
  if (customBlocks === undefined) return spec;
  return { ...spec, customBlocks: customBlocks.map((block) => ({ ...block, source: STOPPED, packages: [] })) };
}
