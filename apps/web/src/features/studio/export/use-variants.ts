import type { RenderSize } from "@sayhey/contract/render";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { useUserId } from "../../../session/session.tsx";
import { createRenderOrder, repeatsOrder } from "../../../shared/order-render.ts";
import { variantKey, type Variant } from "./variants.ts";

/** A variant and what became of its order: a render, or why there is none. Both are null until the server has answered. */
export interface VariantOrder extends Variant {
  renderId: string | null;
  error: unknown;
}

interface VariantsOf {
  projectId: string;
  /** Keeps what has not been saved yet, so that it is what gets rendered. */
  before: () => Promise<void>;
}

/** Orders several videos of one trailer, each a render of its own: one that is refused keeps no other from being made. */
export function useVariants({ projectId, before }: VariantsOf) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [orders, setOrders] = useState<readonly VariantOrder[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const settle = (variant: Variant, result: Pick<VariantOrder, "renderId" | "error">): void => {
    const key = variantKey(variant);
    setOrders((now) => now?.map((each) => (variantKey(each) === key ? { ...each, ...result } : each)) ?? null);
  };
  const order = async (variants: readonly Variant[], size: RenderSize): Promise<void> => {
    for (const variant of variants) {
      const send = createRenderOrder((input) => callFunction("render-create", input));
      const place = async (failures: number): Promise<string> => {
        try {
          return (await send({ projectId, size, formats: ["mp4"], quality: "standard", ...variant })).renderId;
        } catch (error) {
          if (error instanceof Error && repeatsOrder(failures, error)) return place(failures + 1);
          throw error;
        }
      };
      try {
        settle(variant, { renderId: await place(0), error: null });
      } catch (error) {
        settle(variant, { renderId: null, error });
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.renders(userId) });
    }
    void queryClient.invalidateQueries({ queryKey: queryKeys.usage(userId) });
  };
  const start = async (variants: readonly Variant[], size: RenderSize): Promise<void> => {
    setFailure(null);
    try {
      await before();
    } catch (error) {
      setFailure(error);
      return;
    }
    setOrders(variants.map((variant) => ({ ...variant, renderId: null, error: null })));
    await order(variants, size);
  };
  const again = (variant: Variant, size: RenderSize): Promise<void> => {
    settle(variant, { renderId: null, error: null });
    return order([{ aspect: variant.aspect, durationMs: variant.durationMs }], size);
  };
  return { orders, failure, start, again, reset: () => setOrders(null) };
}
