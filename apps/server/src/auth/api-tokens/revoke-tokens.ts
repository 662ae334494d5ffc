import type { Transaction } from "../../infra/database/database.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";

/** Makes all API tokens of a person useless at once, and tells them. Answers how many there were. */
export async function revokeTokens(tx: Transaction, userId: string): Promise<number> {
  const { length } = await tx`delete from api_tokens where user_id = ${userId} returning 1`;
  if (length > 0)
    await tellSecurityChange(
      tx,
      userId,
      "Your API tokens were revoked",
      "Create new ones on the Security page where you still need them.",
    );
  return length;
}
