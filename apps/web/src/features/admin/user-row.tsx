import { UnstyledButton } from "@mantine/core";
import type { AdminUser } from "@sayhey/contract/functions/admin";
import { Avatar } from "../../components/avatar.tsx";
import classes from "./admin.module.css";
import { UserActions } from "./user-actions.tsx";
import { UserMarks } from "./user-marks.tsx";
import { formatDate } from "../../components/format.ts";

/** One account and what an admin can do to it; its e-mail opens the rest. */
export function UserRow({ user, onOpen }: { user: AdminUser; onOpen: () => void }) {
  const { email, fullName, username, createdAt, lastSignInAt } = user;
  return (
    <li className={classes.user}>
      <Avatar name={fullName === "" ? email : fullName} avatarKey={null} size={44} />
      <div className={classes.main}>
        <UnstyledButton className={classes.name ?? ""} onClick={onOpen}>
          {email}
        </UnstyledButton>
        <span className={classes.note}>
          {fullName} · @{username}
        </span>
        <UserMarks user={user} />
      </div>
      <dl className={classes.dates}>
        <div>
          <dt>Joined</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
        <div>
          <dt>Last sign-in</dt>
          <dd>{lastSignInAt === null ? "Never" : formatDate(lastSignInAt)}</dd>
        </div>
      </dl>
      <UserActions user={user} />
    </li>
  );
}
