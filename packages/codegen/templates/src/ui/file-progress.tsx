import { copy, say } from "../copy.ts";
import { IconButton } from "./button.tsx";
import type { ComingFile } from "./use-add-files.ts";

/** Files on their way in, each with a way to stop it, and what is wrong with those that were not taken. */
export function FileProgress({ coming, problems }: { coming: readonly ComingFile[]; problems: readonly string[] }) {
  return (
    <>
      {coming.map(({ key, name, share, cancel }) => (
        <div key={key} className="flex items-center gap-2 text-sm">
          <span className="min-w-0 flex-1 truncate">{say(copy.fileAdding, { name })}</span>
          <progress
            className="h-2 w-28 accent-accent"
            aria-label={say(copy.fileAdding, { name })}
            max={1}
            value={share}
          />
          <IconButton label={copy.cancel} icon="x" onClick={cancel} />
        </div>
      ))}
      {problems.length > 0 && (
        <ul role="alert" className="field-problem flex flex-col gap-1">
          {problems.map((problem) => (
            <li key={problem} className="break-words">
              {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
