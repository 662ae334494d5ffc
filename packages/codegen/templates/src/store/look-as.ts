import { offersDemo, roles } from "../accounts.ts";
import { continueAs } from "./accounts.ts";

/** A link that ends in `?as=` and a role shows the app as somebody of that role sees it, where looking around is offered. */
export function lookAs(): void {
  const asked = new URLSearchParams(window.location.search).get("as");
  const role = roles.find(({ id }) => id === asked);
  if (offersDemo && role !== undefined) continueAs(role);
}
