import { AppError } from "@sayhey/contract/app-error";
import { lazy, type ComponentType } from "react";
import { backOnline, isOffline } from "../api/offline.ts";
import { openWorkbench } from "../shared/workbench.ts";

/** Offline it waits for the connection and then fetches what is missing: nobody loses their page to an error screen. */
async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isOffline()) return unavailable(cause);
    await backOnline();
    return await load().catch(() => {
      // Browsers remember that a module could not be fetched; the address is the wanted page's already.
      window.location.reload();
      return new Promise<never>(() => {});
    });
  }
}

function unavailable(cause: unknown): never {
  throw new AppError("unavailable", "Couldn't load this page.", {
    cause,
    hint: "Refresh to try again. There may be a newer version of SayHey.",
  });
}

/**
 * A page, or a part that not everyone needs, whose code is fetched when it is first shown, with the data
 * cache, the toasts and the styles of the kit.
 * @throws AppError unavailable, while rendering, when it cannot be fetched.
 */
export function lazyPage<P extends object = object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    fetchPart(async () => {
      const [page] = await Promise.all([load(), openWorkbench(), import("./mantine-styles.ts")]);
      return page;
    }),
  );
}

/** The same for the landing page, which does without data cache and toasts until someone does something. */
export function lazyLanding(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => fetchPart(load));
}
