import { changeUser } from "../change-user.ts";
import { readUsers } from "../read-users.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Does one thing to an account and writes it down. */
export const adminUserChange = defineFunction(
  "admin-user-change",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }, input) =>
    sql.begin(async (tx) => {
      // Two admins who act on each other at the same moment: the second waits, and is no admin any more.
      await tx`lock table private.admins in share row exclusive mode`;
      await requireAdmin(tx, userId);
      await changeUser(tx, session, input.userId, input.change);
      const { users } = await readUsers(tx, { id: input.userId });
      const [user] = users;
      if (user === undefined) throw new Error("the account vanished while it was locked");
      return { user };
    }),
);
