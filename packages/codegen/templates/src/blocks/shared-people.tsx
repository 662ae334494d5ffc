import { copy } from "../copy.ts";
import { SharedAccount } from "../ui/shared-account.tsx";
import { Section } from "../ui/section.tsx";

/** Who people are where visitors share the data: it follows from how they signed in. */
export function SharedPeople({ id, title, note }: { id: string; title?: string; note?: string }) {
  return (
    <Section id={id} title={title} note={note} label={copy.people}>
      <div className="card panel flex max-w-lg flex-col gap-5">
        <p>{copy.sharedRoles}</p>
        <SharedAccount />
      </div>
    </Section>
  );
}
