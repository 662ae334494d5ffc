import { copy, say } from "../copy.ts";
import { hostOrigin } from "../store/host.ts";
import { Section } from "./section.tsx";

/** Tells the owner, who looks at the app in its editor, why a block shows nothing. Visitors see nothing at all. */
export function OwnerOnly({ id, title, name }: { id: string; title: string | undefined; name: string }) {
  if (hostOrigin() === null) return <div id={id} data-block={id} hidden />;
  return (
    <Section id={id} title={title} label={name}>
      <p className="empty text-muted">{say(copy.onlyOwnerSees, { name })}</p>
    </Section>
  );
}
