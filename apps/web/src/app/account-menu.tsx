import { Menu, UnstyledButton } from "@mantine/core";
import type { User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import UserRound from "lucide-react/icons/user-round";
import Wrench from "lucide-react/icons/wrench";
import { Link } from "react-router";
import { Avatar } from "../components/avatar.tsx";
import { adminQuery } from "../api/get-admin.ts";
import { profileQuery } from "../api/get-profile.ts";
import classes from "./account-menu.module.css";
import { ACCOUNT_PLACES, LIBRARY_PLACES, type Place } from "./navigation.ts";
import { hasPage } from "./pages.ts";
import { useSignOut } from "./use-sign-out.ts";

function nameOf(user: User): string {
  const name: unknown = user.user_metadata["full_name"];
  return typeof name === "string" && name.trim() !== "" ? name.trim() : (user.email ?? "You");
}

function Places({ places }: { places: readonly Place[] }) {
  return places.map(({ to, label, Icon }) => (
    <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={16} aria-hidden="true" />}>
      {label}
    </Menu.Item>
  ));
}

/** The way into the administration, for those whom the server lets in. Asked when the menu opens. */
function AdminPlace({ userId }: { userId: string }) {
  const { data: admin = false } = useQuery(adminQuery(userId));
  if (!admin) return null;
  return (
    <Menu.Item component={Link} to="/admin" leftSection={<Wrench size={16} aria-hidden="true" />}>
      Admin
    </Menu.Item>
  );
}

/** Who is signed in, what is theirs, and the way out. */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const { data: profile } = useQuery(profileQuery(user.id));
  const name = profile?.full_name.trim() || nameOf(user);
  const username = profile?.username ?? null;
  return (
    <Menu position="bottom-end" width={250} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.avatar} aria-label={`Account of ${name}`}>
          <Avatar name={name} avatarKey={profile?.avatar_key ?? null} size={38} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <span className={classes.email}>{user.email}</span>
        </div>
        <Menu.Divider />
        {username === null || !hasPage("/profile/:username") ? null : (
          <Menu.Item
            component={Link}
            to={`/profile/${encodeURIComponent(username)}`}
            leftSection={<UserRound size={16} aria-hidden="true" />}
          >
            Your profile
          </Menu.Item>
        )}
        <Places places={LIBRARY_PLACES} />
        {LIBRARY_PLACES.length === 0 ? null : <Menu.Divider />}
        <Places places={ACCOUNT_PLACES} />
        <AdminPlace userId={user.id} />
        {ACCOUNT_PLACES.length === 0 ? null : <Menu.Divider />}
        <Menu.Item leftSection={<LogOut size={16} aria-hidden="true" />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
