import { callFunction } from "../apps/server/src/testing/call-function.ts";
import { waitForMail } from "./outbox.ts";

/** Confirms the address of who is signed in with `token`, by the link of the mail that is sent there. */
export async function proveAddress(
  product: { url: string; folder: string },
  token: string,
  email: string,
): Promise<void> {
  const { status } = await callFunction(product, token, "email-confirm-send", {});
  if (status !== 200) throw new Error(`The confirmation was not sent: ${status}`);
  const mail = await waitForMail(product.folder, email, 1, "/security?confirm=");
  const ticket = new URL(/https?:\/\/\S*\/security\?confirm=\S+/.exec(mail)?.[0] ?? "").searchParams.get("confirm");
  const confirmed = await callFunction(product, token, "email-confirm", { ticket: ticket ?? "" });
  if (confirmed.status !== 200) throw new Error(`The address was not confirmed: ${JSON.stringify(confirmed.body)}`);
}
