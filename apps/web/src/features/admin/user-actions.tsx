import { Button, Menu } from "@mantine/core";
import type { AdminUser, UserChange } from "@sayhey/contract/functions/admin";
import { PLANS, planNameSchema } from "@sayhey/contract/plans";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useUserId } from "../../session/session.tsx";
import { AskReason, type Question } from "./ask-reason.tsx";
import { useAdminAct } from "./use-admin.ts";

const MOST_CREDITS = 500;
const FIRST_CREDITS = 20;
type Asked = "suspend" | "delete" | "grant-credits";

/** What takes a change back; null for what cannot be taken back. */
function inverseOf(user: AdminUser, change: UserChange): UserChange | null {
  const reason = "Undone";
  switch (change.action) {
    case "set-plan":
      return { action: "set-plan", plan: user.plan, reason };
    case "suspend":
      return { action: "restore", reason };
    case "restore":
      return user.suspendedFor === null ? null : { action: "suspend", reason: user.suspendedFor };
    case "grant-role":
      return { action: "revoke-role", reason };
    case "revoke-role":
      return { action: "grant-role", reason };
    case "delete":
      return { action: "keep", reason };
    case "keep":
    case "grant-credits":
    case "sign-out":
    case "remove-factors":
      return null;
  }
}

const questionOf = (asked: Asked, email: string): Question => {
  switch (asked) {
    case "suspend":
      return {
        title: `Suspend ${email}?`,
        text: "Sessions and API tokens end at once, published apps are hidden, and running work stops. Nothing is deleted.",
        action: "Suspend",
        suggestions: ["Sends spam", "Scams or phishing", "Account taken over"],
        isGrave: true,
      };
    case "delete":
      return {
        title: `Delete ${email}?`,
        text: "The account closes immediately and is erased within 30 days. Until then you can restore it, and its owner gets a link to do so.",
        action: "Delete account",
        suggestions: ["Requested by the owner", "Made to send spam"],
        isGrave: true,
      };
    case "grant-credits":
      return {
        title: `Grant renders to ${email}`,
        text: "They're added to the plan's renders, and the user is notified with your reason.",
        action: "Grant renders",
        amount: { label: "Renders", first: FIRST_CREDITS, most: MOST_CREDITS },
        suggestions: ["A render failed", "Thanks for a report"],
      };
  }
};

/** What an admin can do to an account. */
export function UserActions({ user }: { user: AdminUser }) {
  const me = useUserId() === user.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  const act = useAdminAct("admin-user-change", ({ change }) => {
    const back = inverseOf(user, change as UserChange);
    return back === null ? null : { userId: user.id, change: back };
  });
  const change = (what: Parameters<typeof act.mutate>[0]["change"]) => act.mutate({ userId: user.id, change: what });
  const { email, plan, suspendedFor, eraseAt, admin } = user;
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            rightSection={<ChevronDown size={15} aria-hidden="true" />}
            loading={act.isPending}
            aria-label={`Change ${email}`}
          >
            Change
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Plan</Menu.Label>
          {planNameSchema.options.map((name) => (
            <Menu.Item key={name} disabled={name === plan} onClick={() => change({ action: "set-plan", plan: name })}>
              Put on {PLANS[name].title}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setAsked("grant-credits")}>Grant renders ...</Menu.Item>
          <Menu.Label>Access</Menu.Label>
          <Menu.Item onClick={() => change({ action: "sign-out" })}>Sign out everywhere</Menu.Item>
          <Menu.Item onClick={() => change({ action: "remove-factors" })}>Remove the second factor</Menu.Item>
          {me ? null : suspendedFor === null ? (
            <Menu.Item onClick={() => setAsked("suspend")}>Suspend ...</Menu.Item>
          ) : (
            <Menu.Item onClick={() => change({ action: "restore" })}>Lift the suspension</Menu.Item>
          )}
          {me ? null : (
            <Menu.Item onClick={() => change({ action: admin ? "revoke-role" : "grant-role" })}>
              {admin ? "Remove the admin role" : "Make an admin"}
            </Menu.Item>
          )}
          {me ? null : eraseAt === null ? (
            <Menu.Item color="chili" onClick={() => setAsked("delete")}>
              Delete account ...
            </Menu.Item>
          ) : (
            <Menu.Item onClick={() => change({ action: "keep" })}>Restore the account</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked === null ? null : (
        <AskReason
          question={questionOf(asked, email)}
          onClose={() => setAsked(null)}
          onAnswer={(reason, amount) =>
            change(asked === "grant-credits" ? { action: asked, amount, reason } : { action: asked, reason })
          }
        />
      )}
    </>
  );
}
