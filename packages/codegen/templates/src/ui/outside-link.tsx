import { copy, say } from "../copy.ts";
import { hostName } from "../rules/web-url.ts";
import { Icon } from "./icon.tsx";

/** A link to another site, in a window of its own. */
export function OutsideLink({ address, look = "" }: { address: string; look?: string }) {
  return (
    <a className={look === "" ? "outside-link" : look} href={address} target="_blank" rel="noopener noreferrer">
      <span>{say(copy.openAt, { name: hostName(address) })}</span>
      <Icon name="external-link" className="size-4" />
    </a>
  );
}
