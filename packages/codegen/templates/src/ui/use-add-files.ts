import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { problemOfFile } from "../rules/files.ts";
import { addFile, FileRefusal } from "../store/file-store.ts";
import type { FieldDef } from "../store/model.ts";
import { sizeText, takenBy } from "./file-words.ts";

/** A file on its way in. */
export interface ComingFile {
  key: number;
  name: string;
  /** What share has been read, 0 to 1. */
  share: number;
  cancel: () => void;
}

/** Takes files for a field one after the other, with their progress and what is wrong with those that are not taken. */
export function useAddFiles(
  field: FieldDef,
  onAdded: (entry: string, file: File) => void,
  /** Bytes of the files that the row carries already. */
  carried = 0,
): {
  coming: readonly ComingFile[];
  problems: readonly string[];
  /** Takes files, at most `room` of them. */
  add: (files: readonly File[], room: number) => void;
} {
  const [coming, setComing] = useState<readonly ComingFile[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const told = useRef(onAdded);
  useEffect(() => {
    told.current = onAdded;
  });
  const nextKey = useRef(0);
  const stops = useRef(new Set<AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  const tell = (problem: string) => setProblems((before) => [...before, problem]);
  const take = async (file: File): Promise<void> => {
    const stop = new AbortController();
    const key = nextKey.current++;
    stops.current.add(stop);
    setComing((before) => [...before, { key, name: file.name, share: 0, cancel: () => stop.abort() }]);
    try {
      const entry = await addFile(file, stop.signal, (share) =>
        setComing((before) => before.map((each) => (each.key === key ? { ...each, share } : each))),
      );
      told.current(entry, file);
    } catch (error) {
      const reason = error instanceof FileRefusal ? error.reason : "unreadable";
      if (reason !== "cancelled") tell(say(reason === "room" ? copy.fileNoRoom : copy.fileUnread, { name: file.name }));
    } finally {
      stops.current.delete(stop);
      setComing((before) => before.filter((each) => each.key !== key));
    }
  };
  const add = (files: readonly File[], room: number) => {
    const { most, kinds } = takenBy(field, carried);
    const words = {
      empty: (name: string) => say(copy.fileEmpty, { name }),
      kind: (name: string) => say(copy.fileWrongKind, { name, kinds }),
      large: (name: string) => say(copy.fileTooBig, { name, size: sizeText(most) }),
    };
    const fitting = files.filter((file) => problemOfFile(file, field.accept, most) === null);
    setProblems([
      ...files.flatMap((file) => {
        const problem = problemOfFile(file, field.accept, most);
        return problem === null ? [] : [words[problem](file.name)];
      }),
      ...(fitting.length > room ? [say(copy.fileTooMany, { n: room })] : []),
    ]);
    void (async () => {
      for (const file of fitting.slice(0, room)) await take(file);
    })();
  };
  return { coming, problems, add };
}
