import { LOCAL_SERVERS, type LocalModels } from "@sayhey/contract/ai";

/** What a decision about a local model is told as. */
export function decidedWords(
  { state, model }: { state: LocalModels["state"]; model?: string | undefined },
  from: LocalModels["state"] | null,
): { title: string; description?: string } {
  switch (state) {
    case "used":
      return { title: `Using ${model ?? "the local model"}`, description: "New apps and changes go through it." };
    case "refused":
      return { title: "You won't be asked again", description: "You can still use it in Settings, AI model." };
    case "offered":
      return { title: from === "used" ? "The local model is no longer used" : "Undone" };
  }
}

/** Where a model runs, in words. */
export const foundWords = ({ server, models }: Pick<LocalModels, "server" | "models">): string =>
  models.length === 1
    ? `A model runs on this machine: ${models[0]} in ${LOCAL_SERVERS[server]}.`
    : `${models.length} models run on this machine in ${LOCAL_SERVERS[server]}.`;

/** What using one means. */
export const MEANING = "It's free, and ideas stay on this machine. Everyone on this server would use it.";
