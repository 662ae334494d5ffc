import { useEffect } from "react";

/** Titles the document: 'Renders · SayHey'. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === "SayHey" ? title : `${title} · SayHey`;
  }, [title]);
  return null;
}
