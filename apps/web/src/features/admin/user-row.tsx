import { Button, Menu, TextInput } from "@mantine/core";
import type { AdminUser, UserChange } from "@sayhey/contract/functions/admin";
import { PLANS, planNameSchema } from "@sayhey/contract/plans";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState, type FormEvent } from "react";
import { toast } from "sonner";
import { explainError } from "../../lib/explain-error.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { useUserId } from "../../lib/session.tsx";
import classes from "./admin.module.css";

const CREDITS = [5, 20, 100] as const;
const day = (moment: string): string =>
  new Date(moment).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** What takes a change back; null for what cannot be taken back. */
function inverseOf(user: AdminUser, change: UserChange): UserChange | null {
  switch (change.action) {
    case "set-plan":
      return { action: "set-plan", plan: user.plan };
    case "suspend":
      return { action: "restore" };
    case "restore":
      return user.suspendedFor === null ? null : { action: "suspend", reason: user.suspendedFor };
    case "grant-role":
      return { action: "revoke-role" };
    case "revoke-role":
      return { action: "grant-role" };
    case "grant-credits":
    case "sign-out":
    case "remove-factors":
      return null;
  }
}

function SuspendForm({ onSuspend, onClose }: { onSuspend: (reason: string) => void; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== "") onSuspend(reason.trim());
  };
  return (
    <form onSubmit={submit} className={classes.suspend}>
      <TextInput
        className={classes.grow ?? ""}
        label="Why is this account suspended?"
        data-autofocus
        autoFocus
        required
        withAsterisk={false}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" color="chili">
        Suspend
      </Button>
      <Button variant="default" onClick={onClose}>
        Leave it
      </Button>
    </form>
  );
}

/** One account and what an admin can do to it. */
export function UserRow({ user }: { user: AdminUser }) {
  const me = useUserId() === user.id;
  const queryClient = useQueryClient();
  const [suspending, setSuspending] = useState(false);
  const act = useMutation({
    mutationFn: (change: UserChange) => callFunction("admin-user-change", { userId: user.id, change }),
    onSuccess: async (_answer, change) => {
      const back = inverseOf(user, change);
      toast.success(
        "Done and written down",
        back === null ? {} : { action: { label: "Undo", onClick: () => act.mutate(back) } },
      );
      await queryClient.invalidateQueries({ queryKey: queryKeys.adminUserLists });
    },
    onError: (cause) => toast.error(explainError(cause).message, { description: explainError(cause).hint }),
  });
  return (
    <li className={classes.user} aria-busy={act.isPending}>
      <div className={classes.main}>
        <strong>{user.email}</strong>
        <span className={classes.note}>
          {user.fullName} · @{user.username} · since {day(user.createdAt)}
          {user.lastSignInAt === null ? "" : ` · last sign-in ${day(user.lastSignInAt)}`}
        </span>
        <span className={classes.marks}>
          <span className={classes.state}>{PLANS[user.plan].title}</span>
          <span className={classes.state}>{user.projects} projects</span>
          <span className={classes.state}>{user.renders} renders</span>
          {user.credits > 0 ? <span className={classes.state}>{user.credits} credits</span> : null}
          {user.admin ? (
            <span className={classes.state} data-status="completed">
              Admin
            </span>
          ) : null}
          {user.suspendedFor === null ? null : (
            <span className={classes.state} data-status="failed">
              Suspended: {user.suspendedFor}
            </span>
          )}
          {user.eraseAt === null ? null : (
            <span className={classes.state} data-status="failed">
              Erased on {day(user.eraseAt)}
            </span>
          )}
        </span>
        {suspending ? (
          <SuspendForm
            onClose={() => setSuspending(false)}
            onSuspend={(reason) => {
              setSuspending(false);
              act.mutate({ action: "suspend", reason });
            }}
          />
        ) : null}
      </div>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            rightSection={<ChevronDown size={15} aria-hidden="true" />}
            loading={act.isPending}
            aria-label={`Change ${user.email}`}
          >
            Change
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Plan</Menu.Label>
          {planNameSchema.options.map((plan) => (
            <Menu.Item
              key={plan}
              disabled={plan === user.plan}
              onClick={() => act.mutate({ action: "set-plan", plan })}
            >
              Put on {PLANS[plan].title}
            </Menu.Item>
          ))}
          <Menu.Label>Credits</Menu.Label>
          {CREDITS.map((amount) => (
            <Menu.Item key={amount} onClick={() => act.mutate({ action: "grant-credits", amount })}>
              Give {amount} renders
            </Menu.Item>
          ))}
          <Menu.Label>Access</Menu.Label>
          <Menu.Item onClick={() => act.mutate({ action: "sign-out" })}>Sign out everywhere</Menu.Item>
          <Menu.Item onClick={() => act.mutate({ action: "remove-factors" })}>Remove the second factor</Menu.Item>
          {me ? null : user.suspendedFor === null ? (
            <Menu.Item onClick={() => setSuspending(true)}>Suspend ...</Menu.Item>
          ) : (
            <Menu.Item onClick={() => act.mutate({ action: "restore" })}>Lift the suspension</Menu.Item>
          )}
          {me ? null : (
            <Menu.Item onClick={() => act.mutate({ action: user.admin ? "revoke-role" : "grant-role" })}>
              {user.admin ? "Take the admin role" : "Make an admin"}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
