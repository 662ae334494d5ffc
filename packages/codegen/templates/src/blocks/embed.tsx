import { copy } from "../copy.ts";
import { embedOf } from "../rules/embeds.ts";
import { hostName } from "../rules/web-url.ts";
import { Picture } from "../ui/media.tsx";
import { EmbedFrame } from "../ui/embed-frame.tsx";
import { OutsideLink } from "../ui/outside-link.tsx";
import { Section } from "../ui/section.tsx";

interface EmbedProps {
  id: string;
  title?: string;
  note?: string;
  address: string;
  caption?: string;
}

/** One thing of another site; an address of a site that is not on the list is a link. */
export function Embed({ id, title, note, address, caption }: EmbedProps) {
  const embed = embedOf(address);
  const name = title ?? caption ?? embed?.name ?? hostName(address);
  return (
    <Section id={id} title={title} note={note} label={name}>
      <figure className="flex flex-col gap-2">
        {embed === null ? (
          <div className="card panel flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 font-bold wrap-anywhere">{caption ?? hostName(address)}</p>
            <OutsideLink address={address} look="btn btn-secondary" />
            <p className="w-full text-sm text-muted">{copy.linkOnly}</p>
          </div>
        ) : (
          <EmbedFrame
            embed={embed}
            address={address}
            title={name}
            poster={<Picture value="" fallback={name} about={embed.name} />}
          />
        )}
        {caption !== undefined && embed !== null && <figcaption className="text-muted">{caption}</figcaption>}
      </figure>
    </Section>
  );
}
