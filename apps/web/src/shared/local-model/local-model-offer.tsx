import { Button, Select } from "@mantine/core";
import { LOCAL_SERVERS, type LocalModels } from "@sayhey/contract/ai";
import { useState } from "react";
import classes from "./local-model.module.css";
import { foundWords, MEANING } from "./local-model-words.ts";
import { useLocalModels } from "./use-local-models.ts";

/** A model server that was found on the server's machine: what it has, and whether to use it. */
export function LocalModelOffer({ found }: { found: LocalModels }) {
  const { choose } = useLocalModels();
  const { baseUrl, server, models, state } = found;
  const [model, setModel] = useState(found.model ?? models[0] ?? "");
  const decide = (next: LocalModels["state"]): void =>
    choose.mutate({ from: found, to: { baseUrl, state: next, ...(next === "used" ? { model } : {}) } });
  return (
    <div className={classes.offer} role="group" aria-label={`Model in ${LOCAL_SERVERS[server]}`}>
      <p className={classes.words}>
        {state === "used" ? (
          <strong>{`Everyone on this server uses ${found.model} in ${LOCAL_SERVERS[server]}.`}</strong>
        ) : (
          <>
            <strong>{foundWords(found)}</strong> {state === "refused" ? "You chose not to use it." : MEANING}
          </>
        )}
      </p>
      <div className={classes.actions}>
        {models.length > 1 ? (
          <Select
            className={classes.model ?? ""}
            aria-label={`Model in ${LOCAL_SERVERS[server]} to use`}
            allowDeselect={false}
            data={models}
            value={model}
            onChange={(value) => setModel(value ?? model)}
          />
        ) : null}
        {state === "used" && model === found.model ? (
          <Button variant="default" loading={choose.isPending} onClick={() => decide("offered")}>
            Stop using it
          </Button>
        ) : (
          <Button loading={choose.isPending} onClick={() => decide("used")}>
            Use it
          </Button>
        )}
        {state === "offered" ? (
          <Button variant="subtle" disabled={choose.isPending} onClick={() => decide("refused")}>
            Don't ask again
          </Button>
        ) : null}
      </div>
    </div>
  );
}
