import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { useState, type FormEvent } from "react";
import { CopyField } from "../../components/copy-field.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { StateBadge } from "../../components/state-badge.tsx";
import { AppError } from "@sayhey/contract/app-error";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import classes from "./notifications.module.css";
import type { WebhookState } from "./webhook-query.ts";
import { WebhookGuide } from "./webhook-guide.tsx";
import { toast } from "../../status/toast.ts";

/** The address that events are posted to: set, test, renew its secret, remove. */
export function WebhookSection({ state }: { state: WebhookState }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [secret, setSecret] = useState<string | null>(null);
  const { allowed, webhook, deliveries } = state;
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.webhook(userId) });
  const settled = { onSettled: refresh, onError: tellError };

  const restore = useMutation({ mutationFn: () => callFunction("webhook-restore", {}), ...settled });
  const remove = useMutation({
    mutationFn: () => callFunction("webhook-remove", {}),
    ...settled,
    onSuccess: () => {
      setSecret(null);
      toast(
        "Webhook removed",
        undoable(() => restore.mutate()),
      );
    },
  });
  const test = useMutation({ mutationFn: () => callFunction("webhook-test", {}), ...settled });
  const rotate = useMutation({
    mutationFn: () => callFunction("webhook-rotate", {}),
    ...settled,
    onSuccess: (answer) => setSecret(answer.secret),
  });

  return (
    <div className={classes.webhook}>
      {allowed ? null : (
        <PlanLimitNote
          reached={{
            title: "Webhooks are part of the Pro and Studio plans.",
            text: "Upgrade to get notified by webhook.",
            canUpgrade: true,
          }}
        />
      )}
      {allowed ? <AddressForm webhook={webhook} onSaved={setSecret} onSettled={refresh} /> : null}
      {secret === null ? null : (
        <div className={classes.secret} role="status">
          <CopyField label="Signing secret" action="Copy secret" value={secret} />
          <p className={classes.note}>
            It's shown only once. Store it on your server to verify that requests come from us.
          </p>
          <Button variant="default" size="xs" onClick={() => setSecret(null)}>
            I've saved it
          </Button>
        </div>
      )}
      {webhook === null ? null : (
        <div className={classes.controls}>
          {allowed && webhook.disabledAt === null ? (
            <>
              <Button
                variant="default"
                loading={test.isPending}
                onClick={() => test.mutate()}
                leftSection={<Send size={16} aria-hidden="true" />}
              >
                Send test event
              </Button>
              <Button variant="default" loading={rotate.isPending} onClick={() => rotate.mutate()}>
                Generate new secret
              </Button>
            </>
          ) : null}
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-error)"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Remove webhook
          </Button>
        </div>
      )}
      {webhook === null ? null : <DeliveryLog deliveries={deliveries} />}
      {allowed ? <WebhookGuide /> : null}
    </div>
  );
}

interface AddressFormProps {
  webhook: WebhookState["webhook"];
  onSaved: (secret: string | null) => void;
  onSettled: () => Promise<void>;
}

function AddressForm({ webhook, onSaved, onSettled }: AddressFormProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const url = draft ?? webhook?.url ?? "";
  const isOff = webhook !== null && webhook.disabledAt !== null;
  const save = useMutation({
    mutationFn: (address: string) => callFunction("webhook-save", { url: address }),
    onSettled,
    onSuccess: ({ secret }) => {
      setDraft(null);
      if (secret !== null) onSaved(secret);
      toast.success(isOff ? "Webhook resumed" : "Address saved");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(url.trim());
  };
  const problem = save.error === null ? undefined : problemText(save.error);
  return (
    <form className={classes.address} onSubmit={submit} noValidate>
      {webhook === null ? null : isOff ? (
        <p className={classes.state}>
          <StateBadge tone="chili">Turned off</StateBadge> {webhook.disabledReason}
        </p>
      ) : (
        <p className={classes.state}>
          <StateBadge tone="mint">On</StateBadge>
        </p>
      )}
      <div className={classes.addressRow}>
        <TextInput
          className={classes.grow ?? ""}
          type="url"
          inputMode="url"
          label="Address"
          placeholder="https://example.com/sayhey"
          maxLength={2000}
          value={url}
          error={problem}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
            save.reset();
          }}
        />
        <Button
          type="submit"
          size="md"
          loading={save.isPending}
          disabled={url.trim() === "" || (!isOff && url.trim() === webhook?.url)}
        >
          {isOff && url.trim() === webhook?.url ? "Turn on again" : "Save address"}
        </Button>
      </div>
    </form>
  );
}

function problemText(error: unknown): string {
  const { message, hint } = explainError(error instanceof AppError ? error : new Error(String(error)));
  return hint === undefined ? message : `${message} ${hint}`;
}
