import { useId, useRef, useState, type KeyboardEvent } from "react";
import { offersDemo, roles } from "../accounts.ts";
import { copy, inPhrase, language, say } from "../copy.ts";
import { continueAs } from "../store/accounts.ts";
import { CreateForm, SignInForm } from "./account-form.tsx";
import { Button } from "./button.tsx";
import { showToast } from "./toast-store.ts";

const TABS = ["in", "new"] as const;

/** The way in: sign in, create an account, or look around as somebody. */
export function AccountPanel({ onIn, only }: { onIn?: (() => void) | undefined; only?: readonly string[] }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("in");
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const walk = (event: KeyboardEvent) => {
    if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
    event.preventDefault();
    const next = tab === "in" ? "new" : "in";
    setTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <DemoWays only={only} onIn={onIn} />
      <div ref={list} role="tablist" className="flex gap-1 border-b border-line">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={tab === name}
            aria-controls={`${id}-panel`}
            tabIndex={tab === name ? 0 : -1}
            className={`-mb-px min-h-11 flex-1 cursor-pointer border-b-2 px-2 font-bold ${tab === name ? "border-accent text-ink" : "border-transparent text-muted"}`}
            onClick={() => setTab(name)}
            onKeyDown={walk}
          >
            {name === "in" ? copy.signIn : copy.createAccount}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === "in" ? (
          <SignInForm onIn={onIn} />
        ) : (
          <CreateForm
            onMade={({ name }) => {
              showToast(say(copy.welcomeBack, { name }));
              onIn?.();
            }}
          />
        )}
      </div>
      <p className="text-sm text-muted">{copy.accountsHere}</p>
    </div>
  );
}

interface DemoWaysProps {
  /** Roles that help here; all of them where absent. */
  only?: readonly string[] | undefined;
  onIn?: (() => void) | undefined;
}

/** One press a role, to look around without an account. */
export function DemoWays({ only, onIn }: DemoWaysProps) {
  const id = useId();
  if (!offersDemo) return null;
  return (
    <div role="group" aria-labelledby={id} className="rounded-control border border-dashed border-line p-3">
      <p id={id} className="mb-2 flex items-center justify-between gap-2 text-sm text-muted">
        {copy.lookAround} <span className="rounded-full border border-line px-2 py-0.5 text-xs">{copy.demo}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {roles
          .filter(({ id: role }) => only === undefined || only.includes(role))
          .map((role) => (
            <Button
              key={role.id}
              className="flex-1 whitespace-nowrap"
              onClick={() => {
                continueAs(role);
                onIn?.();
              }}
            >
              {say(copy.continueAs, { name: inPhrase(role.name, language) })}
            </Button>
          ))}
      </div>
    </div>
  );
}
