import { useEffect } from "react";

const listeners = new Set<(title: string) => void>();

/** Hears the title of each page as it is shown. Answers how to stop. */
export function onPageTitle(listener: (title: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Titles the document: 'Renders · SayHey'. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === "SayHey" ? title : `${title} · SayHey`;
    for (const listener of listeners) listener(title);
  }, [title]);
  return null;
}
