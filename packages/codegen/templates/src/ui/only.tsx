import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { roleOf, signOut, useMe } from "../store/accounts.ts";
import { AccountPanel } from "./account-panel.tsx";
import { Button } from "./button.tsx";
import { ForOthers } from "./for-others.tsx";

/** A page for some roles: whoever has one sees it, others read for whom it is and how to get in. */
export function Only({ roles, title, page }: { roles: readonly string[]; title: string; page: ReactNode }) {
  const me = useMe();
  if (me === undefined) return null;
  if (me !== null && roles.includes(me.role)) return page;
  return (
    <ForOthers only={roles} title={title}>
      <Gate roles={roles} />
    </ForOthers>
  );
}

function Gate({ roles }: { roles: readonly string[] }) {
  const me = useMe();
  const [isChanging, setChanging] = useState(false);
  if (me === null || me === undefined || isChanging) return <AccountPanel only={roles} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {say(copy.notYours, { name: me.name, role: roleOf(me.role)?.name ?? me.role })}
      </p>
      <Button
        icon="log-in"
        onClick={() => {
          signOut();
          setChanging(true);
        }}
      >
        {copy.signInOther}
      </Button>
    </div>
  );
}
