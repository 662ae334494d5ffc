import type { Visitor } from "./permissions.ts";

/** A visitor as they are told about themselves. */
export const visitorBody = ({ id, name, email, isOwner }: Visitor) => ({ id, name, email, isOwner });
