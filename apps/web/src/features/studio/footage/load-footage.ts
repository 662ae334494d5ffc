import { useEffect, useRef, useState } from "react";

interface Address {
  id: string;
  url: string;
}

/** Loads footage by its ids, each once for the page: signed addresses change while a clip stays the same. */
export function useLoadFootage(footage: readonly Address[]): (id: string) => Promise<Uint8Array> {
  const addresses = useRef(new Map(footage.map(({ id, url }) => [id, url])));
  useEffect(() => {
    addresses.current = new Map(footage.map(({ id, url }) => [id, url]));
  }, [footage]);
  const [load] = useState(() => {
    const clips = new Map<string, Promise<Uint8Array>>();
    return (id: string): Promise<Uint8Array> => {
      const known = clips.get(id);
      if (known !== undefined) return known;
      const loading = fetchClip(addresses.current.get(id));
      clips.set(id, loading);
      loading.catch(() => clips.delete(id));
      return loading;
    };
  });
  return load;
}

async function fetchClip(url: string | undefined): Promise<Uint8Array> {
  if (url === undefined) throw new Error("This clip has no address.");
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The clip answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
