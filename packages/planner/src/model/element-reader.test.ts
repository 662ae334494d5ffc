import { describe, expect, it } from "vitest";
import { createElementReader } from "./element-reader.ts";

describe("reading an answer that is still being written", () => {
  it.each([
    ["a document", '{"notes":"a [b] {c}","ops":[{"op":"a","t":"}]\\"{"},{"op":"b","x":[{"y":1}]}]}', 2],
    ["a fenced document after words", 'Here it is "at last":\n```json\n{"ops": [ {"op":"a"} ]}\n```', 1],
    ["a bare list", '[{"op":"a"},{"op":"b"}]', 2],
    ["one op a line", '{"op":"set-rows","rows":[{"id":"x"},{"id":"y"}]}\n{"op":"b"}', 2],
    ["an answer cut off in an op", '{"ops":[{"op":"a"},{"op":"b","te', 1],
    ["an object without ops", '{"answer":42}', 0],
    ["nothing", "", 0],
  ])("finds the ops of %s", (_name, text, count) => {
    for (const size of [1, 5, 10_000]) {
      const reader = createElementReader();
      const found: string[] = [];
      for (let at = 0; at < text.length; at += size) found.push(...reader.push(text.slice(at, at + size)));
      expect(found).toHaveLength(count);
      for (const element of found) expect(JSON.parse(element)).toHaveProperty("op");
    }
  });
  it("reads a long text in a time that grows no faster than the text", () => {
    const reader = createElementReader();
    let found = 0;
    for (let index = 0; index < 20_000; index++)
      found += reader.push(`${index === 0 ? "[" : ","}{"op":"${index}"}`).length;
    expect(found).toBe(20_000);
  });
});
