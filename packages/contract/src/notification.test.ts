import { describe, expect, test } from "vitest";
import { channelsOf, DEFAULT_CHOICES, keepsQuiet, NOTIFICATION_EVENTS } from "./notification.ts";

const NOTHING = Object.fromEntries(
  Object.keys(DEFAULT_CHOICES).map((column) => [column, false]),
) as typeof DEFAULT_CHOICES;

describe("the channels of an event", () => {
  test("are those chosen for its group", () => {
    expect(channelsOf("render.failed", { ...NOTHING, render_email: true })).toEqual({
      in_app: false,
      email: true,
      webhook: false,
    });
    expect(channelsOf("gallery.remixed", { ...NOTHING, remixes_webhook: true, likes_email: true })).toEqual({
      in_app: false,
      email: false,
      webhook: true,
    });
  });
  test("always hold the e-mail about a changed password, address or factor, whatever is chosen", () => {
    const mailed = NOTIFICATION_EVENTS.filter((event) => channelsOf(event, NOTHING).email);
    expect(mailed).toEqual(["gallery.taken-down", "gallery.shown-again", "security.changed", "webhook.disabled"]);
  });
});

test("e-mails about the safety of an account and about what was taken down do not wait for the morning", () => {
  expect(NOTIFICATION_EVENTS.filter((event) => !keepsQuiet(event))).toEqual([
    "gallery.taken-down",
    "gallery.shown-again",
    "security.signed-in",
    "security.changed",
    "webhook.disabled",
  ]);
});
