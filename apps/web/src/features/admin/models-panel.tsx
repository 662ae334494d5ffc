import { Button, NumberInput, TextInput } from "@mantine/core";
import type { ModelPrice } from "@sayhey/contract/functions/admin";
import { useState, type FormEvent } from "react";
import classes from "./admin.module.css";
import { Loaded } from "./part.tsx";
import { useAdminAct, useAdminQuery } from "./use-admin.ts";

const COLUMNS = [
  { name: "input", label: "In" },
  { name: "cached", label: "In, cached" },
  { name: "output", label: "Out" },
] as const;
type Typed = Record<(typeof COLUMNS)[number]["name"], number | string>;

/** What models cost, which runs are counted and estimated by; the built-in prices can be corrected and others added. */
export function ModelsPanel() {
  const prices = useAdminQuery("admin-model-prices", {});
  return (
    <div className={classes.part}>
      <p className={classes.note}>
        US dollars for a million tokens, by how a model's name begins. Runs are estimated and counted by these from now
        on. A model without a price shows tokens only.
      </p>
      <Loaded query={prices} what="the prices">
        {({ prices: all }) => (
          <>
            <PriceForm key={all.length} price={null} />
            <ul className={classes.lines}>
              {all.map((price) => (
                <PriceForm key={JSON.stringify(price)} price={price} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  );
}

function PriceForm({ price }: { price: ModelPrice | null }) {
  const [model, setModel] = useState(price?.model ?? "");
  const [typed, setTyped] = useState<Typed>({
    input: price?.input ?? "",
    cached: price?.cached ?? "",
    output: price?.output ?? "",
  });
  const act = useAdminAct("admin-model-price", (input) => ({
    model: input.model,
    price: price?.isOwn === true ? { input: price.input, cached: price.cached, output: price.output } : null,
  }));
  const { input, cached, output } = typed;
  const isWhole = typeof input === "number" && typeof cached === "number" && typeof output === "number";
  const isChanged = price === null || COLUMNS.some(({ name }) => typed[name] !== price[name]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && model.trim() !== "") act.mutate({ model: model.trim(), price: { input, cached, output } });
  };
  const form = (
    <form
      className={classes.price}
      onSubmit={save}
      aria-label={price === null ? "New price" : `Price of ${price.model}`}
    >
      {price === null ? (
        <TextInput
          className={classes.grow ?? ""}
          label="Model"
          placeholder="openai/gpt-5"
          maxLength={120}
          value={model}
          onChange={(event) => setModel(event.currentTarget.value)}
        />
      ) : (
        <p className={classes.grow}>
          <strong>{price.model}</strong>
          <span className={classes.note}>{price.isOwn ? "Set by you" : "Built in"}</span>
        </p>
      )}
      {COLUMNS.map(({ name, label }) => (
        <NumberInput
          key={name}
          className={classes.dollars ?? ""}
          label={label}
          aria-label={price === null ? label : `${label}: ${price.model}`}
          prefix="$"
          min={0}
          max={10_000}
          decimalScale={4}
          hideControls
          value={typed[name]}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <Button
        type="submit"
        variant="default"
        loading={act.isPending}
        disabled={!isWhole || !isChanged || model.trim() === ""}
      >
        {price === null ? "Add" : "Save"}
      </Button>
      {price?.isOwn === true ? (
        <Button
          variant="subtle"
          disabled={act.isPending}
          onClick={() => act.mutate({ model: price.model, price: null })}
        >
          Reset
        </Button>
      ) : null}
    </form>
  );
  return price === null ? form : <li>{form}</li>;
}
