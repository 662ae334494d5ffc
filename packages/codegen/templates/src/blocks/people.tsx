import { useState } from "react";
import { roles } from "../accounts.ts";
import { copy, say } from "../copy.ts";
import { changeAccount, deleteAccount, isGuest, useAccounts, useMe, type Account } from "../store/accounts.ts";
import { CreateForm } from "../ui/account-form.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Face } from "../ui/face.tsx";
import { Menu } from "../ui/menu.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

/** Everybody with an account: their role, and whether they may come in. */
export function People({ id, title, note }: { id: string; title?: string; note?: string }) {
  const accounts = useAccounts();
  const [isAdding, setAdding] = useState(false);
  const tools = (
    <Button icon="user-plus" onClick={() => setAdding(true)}>
      {copy.addPerson}
    </Button>
  );
  return (
    <Section id={id} title={title} note={note ?? copy.accountsHere} label={copy.people} tools={tools}>
      {accounts.length === 0 ? (
        <EmptyState title={copy.nobodyYet} />
      ) : (
        <ul className="list">
          {accounts.map((account) => (
            <Person key={account.id} account={account} />
          ))}
        </ul>
      )}
      <Dialog open={isAdding} title={copy.addPerson} onClose={() => setAdding(false)}>
        <CreateForm
          isForOther
          onMade={({ name }) => {
            showToast(say(copy.added, { name }));
            setAdding(false);
          }}
        />
      </Dialog>
    </Section>
  );
}

function Person({ account }: { account: Account }) {
  const me = useMe();
  const isMe = me?.id === account.id;
  const { name, email, isSuspended } = account;
  return (
    <li className="list-row flex-wrap">
      <Face name={name} picture={account.picture} className="size-11!" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="truncate font-bold">
          {name} {isMe && <span className="font-normal text-muted">({copy.you})</span>}
        </p>
        <p className="truncate text-sm text-muted">{isGuest(account) ? copy.demo : email}</p>
      </div>
      <span
        className={`rounded-full border border-line px-2.5 py-0.5 text-sm ${isSuspended ? "text-muted line-through" : ""}`}
      >
        {isSuspended ? copy.personSuspended : copy.personActive}
      </span>
      {/* Nobody shuts themselves out by mistake. */}
      <select
        className="input w-40!"
        aria-label={say(copy.roleFor, { name })}
        value={account.role}
        disabled={isMe}
        onChange={(event) => changeAccount(account, { role: event.target.value })}
      >
        {roles.map((role) => (
          <option key={role.id} value={role.id}>
            {role.name}
          </option>
        ))}
      </select>
      {isMe ? <span className="size-11 shrink-0" /> : <PersonMenu account={account} />}
    </li>
  );
}

function PersonMenu({ account }: { account: Account }) {
  const { name, isSuspended } = account;
  return (
    <Menu
      items={[
        {
          ...(isSuspended ? { label: copy.activate, icon: "user-check" } : { label: copy.suspend, icon: "user-x" }),
          run: () => changeAccount(account, { isSuspended: !isSuspended }),
        },
        {
          label: copy.delete,
          icon: "trash-2",
          run: () => {
            const restore = deleteAccount(account);
            showToast(say(copy.deleted, { name }), { label: copy.undo, run: restore });
          },
        },
      ]}
      trigger={(props) => (
        <IconButton label={say(copy.moreFor, { name })} icon="ellipsis" className="row-menu" {...props} />
      )}
    />
  );
}
