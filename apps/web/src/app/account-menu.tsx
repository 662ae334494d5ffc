import { Menu, UnstyledButton } from "@mantine/core";
import type { User } from "@supabase/supabase-js";
import LogOut from "lucide-react/icons/log-out";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { explainError } from "../lib/explain-error.ts";
import { connect } from "../lib/supabase.ts";
import classes from "./account-menu.module.css";

function nameOf(user: User): string {
  const name: unknown = user.user_metadata["full_name"];
  return typeof name === "string" && name.trim() !== "" ? name.trim() : (user.email ?? "You");
}

/** Who is signed in, and the way out. */
export default function AccountMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const name = nameOf(user);
  const signOut = async () => {
    // First off the page that needs a session: its guard would lead to the auth page.
    await navigate("/");
    const client = await connect();
    const { error } = await client.auth.signOut();
    if (error !== null) toast.error(explainError(error).message);
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.avatar} aria-label={`Account of ${name}`}>
          {[...name][0]?.toUpperCase()}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={16} />} onClick={() => void signOut()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
