import { useQuery } from "@tanstack/react-query";
import { aiQuery } from "../../api/get-ai.ts";
import { useUserId } from "../../session/session.tsx";
import { LocalModelOffer } from "../../shared/local-model/local-model-offer.tsx";

/** Offers a model that was found on the server's machine, to whoever runs it, until they have decided. */
export function LocalModelCard() {
  const ai = useQuery(aiQuery(useUserId())).data;
  const found = ai?.server === null && ai.own === null ? ai.local?.find(({ state }) => state === "offered") : undefined;
  return found === undefined ? null : <LocalModelOffer key={found.baseUrl} found={found} />;
}
