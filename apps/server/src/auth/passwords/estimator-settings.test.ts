import { ESTIMATOR_SETTINGS } from "@sayhey/contract/password";
import { type Matcher, type MatchExtended, ZxcvbnFactory } from "@zxcvbn-ts/core";
import { expect, test } from "vitest";

/** Scores a password as if it took so many guesses. */
function scoreOf(guesses: number) {
  const whole: Matcher = {
    feedback: () => null,
    scoring: () => guesses - 1, // One is added for the sequence itself.
    Matching: class {
      match({ password }: { password: string }): MatchExtended[] {
        return [{ pattern: "whole", i: 0, j: password.length - 1, token: password }];
      }
    } as unknown as Matcher["Matching"],
  };
  const result = new ZxcvbnFactory(ESTIMATOR_SETTINGS, { whole }).check("qzjxkvwpfgmbqzjxkvwp");
  expect(result.guesses).toBe(guesses);
  return result;
}

test.each([
  [1004, 0],
  [1005, 1],
  [1_000_004, 1],
  [1_000_005, 2],
  [100_000_004, 2],
  [100_000_005, 3],
  [10_000_000_004, 3],
  [10_000_000_005, 4],
])("%d guesses score %d", (guesses, score) => {
  expect(scoreOf(guesses).score).toBe(score);
});

test("attacks are taken to try 100 passwords an hour, 10, 10 thousand or 10 billion a second", () => {
  const { crackTimes } = scoreOf(3_600_000_000);
  expect(crackTimes.onlineThrottlingXPerHour.seconds).toBeCloseTo(36_000_000 * 3600, 0);
  expect(crackTimes.onlineNoThrottlingXPerSecond.seconds).toBeCloseTo(360_000_000, 3);
  expect(crackTimes.offlineSlowHashingXPerSecond.seconds).toBeCloseTo(360_000, 6);
  expect(crackTimes.offlineFastHashingXPerSecond.seconds).toBeCloseTo(0.36, 9);
});

test("no more than 256 characters are looked at", () => {
  const estimator = new ZxcvbnFactory(ESTIMATOR_SETTINGS);
  expect(estimator.check("a".repeat(5000)).password).toHaveLength(256);
});

test("the work on a password full of signs that stand for letters is bounded", () => {
  const full = "4@8({[<369!1|0$5+7%2".repeat(4).slice(0, 72);
  const plain = "zqxjkvbp".repeat(9);
  // What can be looked up is counted: each part of each way to read the password.
  const lookUps = (password: string): number => {
    let count = 0;
    const estimator = new ZxcvbnFactory({ ...ESTIMATOR_SETTINGS, dictionary: { words: ["w".repeat(30)] } });
    const { rankedDictionaries } = Reflect.get(estimator, "options") as { rankedDictionaries: Record<string, object> };
    rankedDictionaries["words"] = new Proxy(rankedDictionaries["words"] ?? {}, {
      get: (words, word) => (count++, Reflect.get(words, word) as unknown),
    });
    estimator.check(password);
    return count;
  };
  expect(lookUps(plain)).toBeGreaterThan(1000);
  expect(lookUps(full)).toBeLessThan(20 * lookUps(plain));
});
