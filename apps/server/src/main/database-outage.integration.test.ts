import { expect, test } from "vitest";
import { runOutageCampaign } from "../testing/outage-campaign.ts";

test("a database that is killed, restarted, cut off or silent takes no process along, loses no edit, and is told as 503", async () => {
  const { wrong, statuses, edits, backMs } = await runOutageCampaign({ rounds: 10, people: 12 });
  expect(wrong).toEqual([]);
  expect(Object.keys(statuses).sort()).toEqual(["200", "503"]);
  expect(backMs).toHaveLength(10);
  expect(edits.kept).toBe(edits.acknowledged);
  expect(edits.acknowledged).toBeGreaterThan(12);
}, 300_000);
