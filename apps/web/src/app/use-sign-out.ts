import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { explainError } from "../api/explain-error.ts";
import { connect } from "../api/supabase.ts";
import { toast } from "../status/toast.ts";

/** Signs out of this browser, in all its tabs. Other devices stay signed in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    // First off the page that needs a session, at once: its guard would lead to the auth page.
    await navigate("/", { flushSync: true });
    const client = await connect();
    const { error } = await client.auth.signOut({ scope: "local" });
    if (error !== null) toast.error(explainError(error).message);
    // Whoever signs in next must not see what belongs to the person before.
    queryClient.clear();
  };
}
