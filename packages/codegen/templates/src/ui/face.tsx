import { Avatar } from "./avatar.tsx";
import { Picture } from "./media.tsx";

/** The picture of somebody with an account, else their initials. */
export function Face({ name, picture, className }: { name: string; picture: string; className: string }) {
  return picture === "" ? (
    <Avatar name={name} className={className} />
  ) : (
    <span className={`media shrink-0 overflow-hidden rounded-full ${className}`} aria-hidden="true">
      <Picture value={picture} fallback={name} />
    </span>
  );
}
