import { useState } from "react";
import { useNavigate } from "react-router";
import { accountPath } from "../accounts.ts";
import { copy, say } from "../copy.ts";
import { isGuest, roleOf, signOut, useMe, type Account } from "../store/accounts.ts";
import { AccountPanel } from "./account-panel.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Face } from "./face.tsx";
import { Menu, type MenuItem } from "./menu.tsx";
import { showToast } from "./toast-store.ts";

/** The way in, beside the navigation; for whoever is signed in, who they are here. */
export function AccountEntry() {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (me === undefined) return null;
  if (me !== null) return <MyMenu me={me} />;
  return (
    <>
      <Button look="quiet" icon="log-in" className="app-entry" onClick={() => setOpen(true)}>
        {copy.signIn}
      </Button>
      <Dialog open={isOpen} title={copy.accountPage} onClose={() => setOpen(false)}>
        <AccountPanel onIn={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MyMenu({ me }: { me: Account }) {
  const navigate = useNavigate();
  const path = accountPath;
  const items: MenuItem[] = [
    ...(path === null ? [] : [{ label: copy.accountPage, icon: "circle-user-round", run: () => void navigate(path) }]),
    {
      label: copy.signOut,
      icon: "log-out",
      run: () => {
        signOut();
        showToast(copy.signedOut);
      },
    },
  ];
  return (
    <div className="app-entry account-menu">
      <Menu
        items={items}
        head={
          <p className="mb-1 border-b border-line px-3 pt-1.5 pb-2.5">
            <span className="block truncate font-bold">{me.name}</span>
            <span className="block truncate text-sm text-muted">
              {roleOf(me.role)?.name}
              {isGuest(me) && ` · ${copy.demo}`}
            </span>
          </p>
        }
        trigger={(props) => (
          <button
            type="button"
            className="grid size-11 cursor-pointer place-items-center rounded-full"
            aria-label={say(copy.accountMenu, { name: me.name })}
            {...props}
          >
            <Face name={me.name} picture={me.picture} className="size-9! text-sm!" />
          </button>
        )}
      />
    </div>
  );
}
