import { Button } from "@mantine/core";
import type { LocalModels } from "@sayhey/contract/ai";
import { LocalModelOffer } from "../../shared/local-model/local-model-offer.tsx";
import { useLocalModels } from "../../shared/local-model/use-local-models.ts";
import classes from "./settings.module.css";

/** Model servers on the server's machine, for whoever runs it: what was found, what is used, and a way to look again. */
export function LocalModelList({ local }: { local: readonly LocalModels[] }) {
  const { find } = useLocalModels();
  return (
    <section className={classes.local} aria-label="Models on this machine">
      {local.map((found) => (
        <LocalModelOffer key={`${found.baseUrl} ${found.state}`} found={found} />
      ))}
      <div className={classes.actions}>
        <Button variant="default" loading={find.isPending} onClick={() => find.mutate()}>
          {local.length === 0 ? "Look for a model on this machine" : "Look again"}
        </Button>
      </div>
    </section>
  );
}
