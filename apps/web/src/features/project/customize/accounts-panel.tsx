import { Button, Switch } from "@mantine/core";
import {
  describeOps,
  MOST_ROLES,
  opsToAddAccounts,
  opsToRemoveAccounts,
  roleNames,
  withConsequences,
  type Accounts,
  type Op,
  type Role,
} from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { useEditor } from "../editor/editor-context.tsx";
import { toast } from "../../../status/toast.ts";
import { undoable } from "../../../status/undo.ts";
import classes from "./customize.module.css";
import { Cluster, Pick, Remove } from "./inspector/control-parts.tsx";
import { TypedInput } from "./typed-input.tsx";

/** Whether people sign in, as what, and whether they have to. */
export function AccountsPanel() {
  const { spec, edit, undo } = useEditor();
  const { accounts } = spec;
  const send = (ops: readonly Op[], reason: string): string | null => {
    const result = edit(ops, { source: "customize", reason });
    return result.ok ? null : result.problem;
  };
  /** Says what goes along, and offers it back. */
  const takeAway = (ops: readonly Op[], what: string): void => {
    const [, ...also] = describeOps(spec, ops);
    const problem = send(ops, what);
    if (problem !== null) toast.error(problem);
    else
      toast.success(what, {
        ...(also.length > 0 && { description: `Also: ${also.slice(0, 3).join(". ")}.` }),
        ...undoable(undo),
      });
  };
  return (
    <div className={classes.accounts}>
      <Switch
        label="People can sign in"
        description={
          spec.sharing === "shared"
            ? "By a code sent by email. You have every role, everyone else who signs in the first one."
            : "With a password, on their own device. Share the data to have accounts that hold everywhere."
        }
        checked={accounts !== undefined}
        onChange={(event) => {
          if (!event.currentTarget.checked) return takeAway(opsToRemoveAccounts(spec), "Took out signing in");
          const problem = send(opsToAddAccounts(spec), "Let people sign in");
          if (problem !== null) toast.error(problem);
        }}
      />
      {accounts === undefined ? null : (
        <Settings
          accounts={accounts}
          set={(next, reason) => send([{ op: "set-accounts", accounts: next }], reason)}
          onRemove={(role) => {
            const roles = accounts.roles.filter(({ id }) => id !== role.id);
            const ops: Op[] = [{ op: "set-accounts", accounts: { ...accounts, roles } }];
            takeAway(withConsequences(spec, ops), `Removed the role ${role.name}`);
          }}
        />
      )}
    </div>
  );
}

interface SettingsProps {
  accounts: Accounts;
  set: (next: Accounts, reason: string) => string | null;
  onRemove: (role: Role) => void;
}

function Settings({ accounts, set, onRemove }: SettingsProps) {
  const { roles } = accounts;
  const rename = (role: Role, patch: Partial<Role>): string | null => {
    const next = { ...role, ...patch };
    if (next.name.trim() === "" || roleNames(next).trim() === "") return "This cannot be empty.";
    const isTaken = roles.some(({ id, name }) => id !== role.id && name.toLowerCase() === next.name.toLowerCase());
    if (isTaken) return "Another role is called that.";
    return set({ ...accounts, roles: roles.map((each) => (each.id === role.id ? next : each)) }, `Role ${next.name}`);
  };
  return (
    <>
      <Pick
        label="Signing in"
        value={accounts.signIn}
        options={[
          { value: "optional", label: "Only where one wants to" },
          { value: "required", label: "Before anything" },
        ]}
        onChange={(value) =>
          void set(
            { ...accounts, signIn: value === "required" ? "required" : "optional" },
            value === "required" ? "Everybody signs in first" : "Nobody has to sign in",
          )
        }
      />
      <Cluster label="Roles" help="New accounts get the first one">
        {roles.map((role) => (
          <div key={role.id} className={classes.role}>
            <TypedInput
              label={`One ${role.name}`}
              bare
              max={40}
              value={role.name}
              onCommit={(name) => rename(role, { name: name.trim() })}
            />
            <TypedInput
              label={`Several of ${role.name}`}
              bare
              max={40}
              value={roleNames(role)}
              onCommit={(plural) => rename(role, { plural: plural.trim() })}
            />
            {roles.length > 1 ? <Remove label={`Remove ${role.name}`} onClick={() => onRemove(role)} /> : <span />}
          </div>
        ))}
        {roles.length >= MOST_ROLES ? null : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus size={14} aria-hidden="true" />}
            onClick={() => set({ ...accounts, roles: [...roles, freshRole(roles)] }, "Added a role")}
          >
            Add a role
          </Button>
        )}
      </Cluster>
      <Switch
        label="Looking around as each role"
        description="Without an account, to try the app"
        checked={accounts.demo === true}
        onChange={(event) => {
          const { demo: _, ...rest } = accounts;
          const isOffered = event.currentTarget.checked;
          set(
            isOffered ? { ...rest, demo: true } : rest,
            isOffered ? "People may look around as each role" : "Nobody looks around without an account",
          );
        }}
      />
    </>
  );
}

/** A role of a name and an id that no other has. */
function freshRole(roles: readonly Role[]): Role {
  for (let number = roles.length + 1; ; number++) {
    const role = { id: `role${number}`, name: `Role ${number}` };
    if (!roles.some(({ id, name }) => id === role.id || name === role.name)) return role;
  }
}
