import { AppError } from "@sayhey/contract/app-error";
import { lazy, type ComponentType } from "react";
import { openWorkbench } from "../lib/workbench.ts";

function unavailable(cause: unknown): never {
  throw new AppError("unavailable", "This page could not be loaded.", {
    cause,
    hint: "Refresh it: the connection was lost, or a newer version of SayHey is out.",
  });
}

/**
 * A page, or a part that not everyone needs, whose code is fetched when it is first shown, with the data
 * cache, the toasts and the styles of the kit.
 * @throws AppError unavailable, while rendering, when it cannot be fetched.
 */
export function lazyPage<P extends object = object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() =>
    Promise.all([load(), openWorkbench(), import("./mantine-styles.ts")]).then(([page]) => page, unavailable),
  );
}

/** The same for the landing page, which does without data cache and toasts until someone does something. */
export function lazyLanding(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(unavailable));
}
