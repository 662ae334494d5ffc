import type { LiveOrder, LiveReport } from "@sayhey/contract/live";

/** The line to the editor around the app. */
export interface Bridge {
  tell(report: LiveReport): void;
}

/**
 * Opens the line to the editor: orders are taken from the window around the app only, and only where that is one of `editors`.
 * Until the editor has spoken its origin is not known, so that reports go to each; a browser gives them to the right one alone.
 */
export function openBridge(editors: readonly string[], onOrder: (order: LiveOrder) => void): Bridge {
  let editor: string | null = null;
  window.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !editors.includes(event.origin)) return;
    const order = readOrder(event.data);
    if (order === null) return;
    editor = event.origin;
    onOrder(order);
  });
  return {
    tell(report) {
      if (window.parent === window) return;
      for (const origin of editor === null ? editors : [editor]) window.parent.postMessage(report, origin);
    },
  };
}

const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** An order, checked by hand: this runs in every preview, where a schema library would weigh more than all the rest. */
function readOrder(data: unknown): LiveOrder | null {
  if (typeof data !== "object" || data === null) return null;
  const order = data as Record<string, unknown>;
  switch (order["type"]) {
    case "sayhey:hello":
      return { type: "sayhey:hello" };
    case "sayhey:update":
      return isText(order["appHash"], 64) ? { type: "sayhey:update", appHash: order["appHash"] } : null;
    case "sayhey:theme":
      return isText(order["css"], 20_000) ? { type: "sayhey:theme", css: order["css"] } : null;
    case "sayhey:watch":
      return { type: "sayhey:watch", on: order["on"] === true };
    case "sayhey:open":
      return isText(order["path"], 300) && /^\/(?!\/)/.test(order["path"])
        ? { type: "sayhey:open", path: order["path"] }
        : null;
    case "sayhey:scroll": {
      const { x, y, dx, dy } = order;
      return isNumber(x) && isNumber(y) && isNumber(dx) && isNumber(dy)
        ? { type: "sayhey:scroll", x, y, dx, dy }
        : null;
    }
    case "sayhey:reveal":
      return isText(order["block"], 80)
        ? { type: "sayhey:reveal", block: order["block"], fresh: order["fresh"] === true }
        : null;
    case "sayhey:point": {
      const { request, x, y } = order;
      return isNumber(request) && isNumber(x) && isNumber(y) ? { type: "sayhey:point", request, x, y } : null;
    }
    case "sayhey:type":
      return isNumber(order["request"])
        ? { type: "sayhey:type", request: order["request"], multiline: order["multiline"] === true }
        : null;
    case "sayhey:put":
      return isNumber(order["request"]) && isText(order["text"], 4000)
        ? { type: "sayhey:put", request: order["request"], text: order["text"] }
        : null;
    default:
      return null;
  }
}
