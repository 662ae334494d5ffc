import { useEffect, useState } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { FileIn } from "./file-in.tsx";
import { digestOf, isSameHash, kindsOf } from "./hash-rules.ts";
import { DIGESTS, type Digest } from "./sha-rules.ts";
import { TextIn } from "./text-in.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { LineIn, Notice, ResultCard } from "./tool-parts.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Digests = Partial<Record<Digest, string>>;

/** A page without https has no `crypto.subtle`, whatever its type says. */
const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;

/** Makes checksums of a text or of a file, and compares one with what somebody was given. */
export function Hash(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.hashSample);
  const [file, setFile] = useState<File | null>(null);
  const [given, setGiven] = useState("");
  const { digests, problem } = useDigests(text, file);
  const lines = DIGESTS.map((digest) => `${digest}: ${digests[digest] ?? ""}`).join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolHash} result={digests["SHA-256"] === undefined ? undefined : lines}>
      {file === null ? (
        <TextIn value={text} onChange={setText} placeholder={tool.placeholder} rows={2} />
      ) : (
        <div className="card panel flex items-center gap-3">
          <Icon name="file-text" className="size-6" />
          <p className="min-w-0 flex-1 font-bold break-words">{file.name}</p>
          <Button icon="x" onClick={() => setFile(null)}>
            {copy.hashText}
          </Button>
        </div>
      )}
      {problem !== "" && <Notice>{problem}</Notice>}
      <LineIn label={copy.hashGiven} value={given} onChange={setGiven} isCode />
      <Verdict given={given} digests={digests} />
      <div className="grid gap-3 md:grid-cols-2">
        {DIGESTS.map((digest) => (
          <ResultCard key={digest} name={digest} text={digests[digest] ?? ""} isCode />
        ))}
      </div>
      <FileIn accept="" most={100 * 1024 * 1024} onFile={setFile} />
    </ToolFrame>
  );
}

/** The checksums of the file, or of the text where there is none; an answer that comes too late is dropped. */
function useDigests(text: string, file: File | null): { digests: Digests; problem: string } {
  const [state, setState] = useState<{ digests: Digests; problem: string }>({ digests: {}, problem: "" });
  useEffect(() => {
    let isLate = false;
    const work = async () => {
      const bytes = new Uint8Array(file === null ? new TextEncoder().encode(text) : await file.arrayBuffer());
      const made = await Promise.all(DIGESTS.map(async (digest) => [digest, await digestOf(bytes, digest, subtle)]));
      const isWhole = made.every(([, hash]) => hash !== null);
      return {
        digests: isWhole ? (Object.fromEntries(made) as Digests) : {},
        problem: isWhole ? "" : copy.hashTooLarge,
      };
    };
    const show = (next: typeof state) => {
      if (!isLate) setState(next);
    };
    void work().then(show, () => show({ digests: {}, problem: copy.hashUnread }));
    return () => {
      isLate = true;
    };
  }, [text, file]);
  return state;
}

function Verdict({ given, digests }: { given: string; digests: Digests }) {
  if (given.trim() === "") return null;
  const kinds = kindsOf(given);
  const match = kinds.find((kind) => isSameHash(given, digests[kind] ?? ""));
  if (match === undefined && kinds.length === 0) return <Notice>{copy.hashNone}</Notice>;
  return (
    <p role="status" className="card panel flex items-center gap-3 font-bold">
      <Icon name={match === undefined ? "circle-x" : "circle-check"} className="size-6 text-accent-text" />
      {say(match === undefined ? copy.hashOther : copy.hashSame, { name: match ?? kinds.join(", ") })}
    </p>
  );
}
