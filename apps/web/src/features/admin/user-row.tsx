import { UnstyledButton } from "@mantine/core";
import type { AdminUser } from "@sayhey/contract/functions/admin";
import classes from "./admin.module.css";
import { UserActions } from "./user-actions.tsx";
import { UserMarks } from "./user-marks.tsx";
import { formatDate } from "../../lib/format.ts";

/** One account and what an admin can do to it; its e-mail opens the rest. */
export function UserRow({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { email, fullName, username, createdAt, lastSignInAt } = user;
  return (
    <li className={classes.user}>
      <div className={classes.main}>
        <UnstyledButton className={classes.name ?? ""} onClick={onOpen}>
          {email}
        </UnstyledButton>
        <span className={classes.note}>
          {fullName} · @{username} · since {formatDate(createdAt)}
          {lastSignInAt === null ? "" : ` · last sign-in ${formatDate(lastSignInAt)}`}
        </span>
        <UserMarks user={user} />
      </div>
      <UserActions user={user} />
    </li>
  );
}
