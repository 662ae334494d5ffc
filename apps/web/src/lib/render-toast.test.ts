import { describe, expect, test } from "vitest";
import { createStatusWatch, renderToast } from "./render-toast.ts";

describe("renderToast", () => {
  test("says what the specification says, for as long as it says", () => {
    expect(renderToast({ status: "completed", error_message: null })).toEqual({
      look: "success",
      title: "Video Ready!",
      description: "Your video render completed successfully",
      durationMs: 10_000,
      action: "View",
    });
    expect(renderToast({ status: "processing", error_message: null })).toEqual({
      look: "info",
      title: "Video Processing",
      description: "Your video is being generated...",
      durationMs: 5000,
    });
    expect(renderToast({ status: "failed", error_message: null })).toEqual({
      look: "error",
      title: "Render Failed",
      description: "Video rendering failed",
      durationMs: 8000,
    });
  });

  test("a failure is told in the render's own words", () => {
    expect(renderToast({ status: "failed", error_message: "The disk is full." })?.description).toBe(
      "The disk is full.",
    );
    expect(renderToast({ status: "failed", error_message: "" })?.description).toBe("Video rendering failed");
  });

  test("queued and cancelled stay quiet", () => {
    expect(renderToast({ status: "queued", error_message: null })).toBeNull();
    expect(renderToast({ status: "cancelled", error_message: null })).toBeNull();
  });
});

describe("createStatusWatch", () => {
  test("progress within a state is no change", () => {
    const watch = createStatusWatch();
    watch.seed("a", "queued");
    expect(watch.changed("a", "processing", "queued")).toBe(true);
    expect(watch.changed("a", "processing", "processing")).toBe(false);
    expect(watch.changed("a", "processing", undefined)).toBe(false);
    expect(watch.changed("a", "completed", undefined)).toBe(true);
  });

  test("a row never seen is no change unless the server sent its old state", () => {
    expect(createStatusWatch().changed("a", "completed", undefined)).toBe(false);
    expect(createStatusWatch().changed("a", "completed", "processing")).toBe(true);
    expect(createStatusWatch().changed("a", "completed", "completed")).toBe(false);
  });

  test("a list read late does not undo what realtime already told", () => {
    const watch = createStatusWatch();
    expect(watch.changed("a", "completed", "processing")).toBe(true);
    watch.seed("a", "processing");
    expect(watch.changed("a", "completed", undefined)).toBe(false);
  });

  test("a retried render tells its second run again", () => {
    const watch = createStatusWatch();
    watch.seed("a", "failed");
    expect(watch.changed("a", "queued", "failed")).toBe(true);
    expect(watch.changed("a", "processing", "queued")).toBe(true);
    expect(watch.changed("a", "failed", "processing")).toBe(true);
  });
});
