import { expect, test } from "vitest";
import { PlayerClock } from "./player-clock.ts";

function fake(): { now: number; source: () => number } {
  const time = { now: 1000, source: () => time.now };
  return time;
}

test("it runs only between start and stop", () => {
  const time = fake();
  const clock = new PlayerClock(6000, false, time.source);
  time.now += 500;
  expect(clock.positionMs).toBe(0);
  clock.start();
  time.now += 500;
  expect(clock.positionMs).toBe(500);
  clock.stop();
  time.now += 500;
  expect(clock.positionMs).toBe(500);
  clock.start();
  time.now += 100;
  expect(clock.positionMs).toBe(600);
});

test("it keeps its place when it follows another clock", () => {
  const page = fake();
  const sound = fake();
  sound.now = 7;
  const clock = new PlayerClock(6000, false, page.source);
  clock.start();
  page.now += 1234;
  clock.follow(sound.source);
  page.now += 5000;
  expect(clock.positionMs).toBe(1234);
  sound.now += 66;
  expect(clock.positionMs).toBe(1300);
});

test("it ends at its end, and starts over from there", () => {
  const time = fake();
  const clock = new PlayerClock(6000, false, time.source);
  clock.start();
  time.now += 7000;
  expect(clock.positionMs).toBe(6000);
  expect(clock.ended).toBe(true);
  clock.stop();
  clock.start();
  expect(clock.positionMs).toBe(0);
});

test("a loop starts over by itself", () => {
  const time = fake();
  const clock = new PlayerClock(6000, true, time.source);
  clock.start();
  time.now += 13_000;
  expect(clock.positionMs).toBe(1000);
  expect(clock.ended).toBe(false);
});

test("seeking keeps within the trailer, and a clock that steps back holds still", () => {
  const time = fake();
  const clock = new PlayerClock(6000, false, time.source);
  clock.seek(-5);
  expect(clock.positionMs).toBe(0);
  clock.seek(99_999);
  expect(clock.positionMs).toBe(6000);
  clock.seek(Number.NaN);
  expect(clock.positionMs).toBe(0);
  clock.seek(2000);
  clock.start();
  time.now -= 400;
  expect(clock.positionMs).toBe(2000);
});

test("another speed changes what comes, not where it is", () => {
  const time = fake();
  const clock = new PlayerClock(6000, false, time.source);
  clock.start();
  time.now += 1000;
  clock.setRate(0.5);
  expect(clock.positionMs).toBe(1000);
  time.now += 1000;
  expect(clock.positionMs).toBe(1500);
  clock.setRate(2);
  time.now += 1000;
  expect(clock.positionMs).toBe(3500);
});

test("a loop that is ended plays on from where it is", () => {
  const time = fake();
  const clock = new PlayerClock(6000, true, time.source);
  clock.start();
  time.now += 8000;
  clock.setLoop(false);
  expect(clock.positionMs).toBe(2000);
  time.now += 9000;
  expect(clock.positionMs).toBe(6000);
});

test("a trailer that became shorter keeps its place within", () => {
  const time = fake();
  const clock = new PlayerClock(12_000, false, time.source);
  clock.seek(4000);
  clock.setDuration(9000);
  expect(clock.positionMs).toBe(4000);
  clock.seek(9000);
  clock.setDuration(6000);
  expect(clock.positionMs).toBe(6000);
});
