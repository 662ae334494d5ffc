import { Button, PasswordInput, Select, Switch, TextInput } from "@mantine/core";
import { AI_LIMITS, AI_PROVIDERS, aiProviderSchema, type AiProvider } from "@sayhey/contract/ai";
import type { AiOwn } from "@sayhey/contract/functions/ai";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { callFunction, FieldRefusal } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { undoable } from "../../status/undo.ts";
import classes from "./settings.module.css";
import { toast } from "../../status/toast.ts";

const EXAMPLES: Record<AiProvider, { model: string; address: string }> = {
  "openai-compatible": {
    model: "As the service calls it, such as llama3.3 or openai/gpt-4.1-mini.",
    address: "Such as https://openrouter.ai/api/v1. It has to be reachable from the internet.",
  },
  anthropic: {
    model: "As Anthropic calls it, such as claude-sonnet-4-5.",
    address: "Leave empty for Anthropic itself.",
  },
  google: { model: "As Google calls it, such as gemini-2.5-flash.", address: "Leave empty for Google itself." },
};

/** Provider, model and key of one's own; the key can be written, never read. */
export function AiForm({ saved }: { saved: AiOwn | null }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [provider, setProvider] = useState<AiProvider>(saved?.provider ?? "anthropic");
  const [baseUrl, setBaseUrl] = useState(saved?.baseUrl ?? "");
  const [model, setModel] = useState(saved?.model ?? "");
  const [key, setKey] = useState("");
  const [improve, setImprove] = useState(saved?.improve ?? true);
  const settled = () => queryClient.invalidateQueries({ queryKey: queryKeys.ai(userId) });
  const save = useMutation({
    mutationFn: () =>
      callFunction("ai-save", {
        provider,
        baseUrl: baseUrl.trim() === "" ? null : baseUrl.trim(),
        model: model.trim(),
        ...(key === "" ? {} : { key }),
        improve,
      }),
    onSuccess: () => {
      setKey("");
      toast.success("Model saved", {
        description: improve ? "New projects are built by it." : "It works where you ask for a change.",
      });
    },
    onError: (cause) => {
      if (!(cause instanceof FieldRefusal)) tellError(cause);
    },
    onSettled: settled,
  });
  const restore = useMutation({
    mutationFn: () => callFunction("ai-restore", {}),
    onError: tellError,
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: () => callFunction("ai-remove", {}),
    onError: tellError,
    onSettled: settled,
    onSuccess: () =>
      toast("Your model is removed", {
        description: "Its key is forgotten within a day.",
        ...undoable(() => restore.mutate()),
      }),
  });
  const problem = (field: string): string | undefined => {
    if (!(save.error instanceof FieldRefusal) || save.error.field !== field) return undefined;
    return [save.error.message, save.error.hint].filter((part) => part !== undefined).join(" ");
  };
  const keptHint = saved !== null && saved.provider === provider ? saved.keyHint : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (model.trim() !== "") save.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Select
        size="md"
        label="Service"
        allowDeselect={false}
        data={aiProviderSchema.options.map((value) => ({ value, label: AI_PROVIDERS[value].title }))}
        value={provider}
        onChange={(value) => {
          const chosen = aiProviderSchema.safeParse(value);
          if (!chosen.success) return;
          setProvider(chosen.data);
          save.reset();
        }}
      />
      <TextInput
        size="md"
        label="Address"
        description={EXAMPLES[provider].address}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={AI_LIMITS.baseUrl}
        required={AI_PROVIDERS[provider].baseUrl === null}
        withAsterisk={false}
        value={baseUrl}
        error={problem("baseUrl")}
        onChange={(event) => setBaseUrl(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label="Model"
        description={EXAMPLES[provider].model}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={AI_LIMITS.model}
        required
        withAsterisk={false}
        value={model}
        error={problem("model")}
        onChange={(event) => setModel(event.currentTarget.value)}
      />
      <PasswordInput
        size="md"
        label="Key"
        description={
          keptHint === null
            ? "Kept encrypted and never shown again."
            : `Saved${keptHint === "" ? "" : `: •••• ${keptHint}`}. Leave empty to keep it; another address needs it again.`
        }
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        maxLength={AI_LIMITS.key}
        value={key}
        error={problem("key")}
        visibilityToggleButtonProps={{ "aria-label": "Show or hide the key" }}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Switch
        size="md"
        label="Build new projects with it"
        checked={improve}
        onChange={(event) => setImprove(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending} disabled={model.trim() === ""}>
          Save model
        </Button>
        {saved === null ? null : (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
