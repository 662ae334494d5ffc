import { AppError } from "@sayhey/contract/app-error";
import { lazy, type ComponentType } from "react";

/** A page whose code is fetched when it is first shown. @throws AppError unavailable, while rendering, when it cannot be fetched. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new AppError("unavailable", "This page could not be loaded.", {
        cause,
        hint: "Refresh it: the connection was lost, or a newer version of SayHey is out.",
      });
    }),
  );
}
