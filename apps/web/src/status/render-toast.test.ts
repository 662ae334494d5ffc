import { describe, expect, test } from "vitest";
import { renderToast } from "./render-toast.ts";

describe("renderToast", () => {
  test("says what the specification says, for as long as it says", () => {
    expect(renderToast({ status: "completed", error_message: null })).toEqual({
      look: "success",
      title: "Video Ready!",
      description: "Your video render completed successfully",
      durationMs: 10_000,
      action: { label: "View", to: "/renders" },
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
