import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

describe("migrateAppSpec", () => {
  it("12.1 reads a document of version 0.9 as what it means today", () => {
    const { seed: _seed, entities, ...rest } = libraryFixture();
    const old = {
      ...rest,
      version: "0.9",
      entities: entities.map(({ rows: _rows, ...entity }) => entity),
      assumptions: ["Tools are lent for free"],
    };
    const text = JSON.stringify(old);
    expect(parseAppSpec(old)).toEqual({
      ...libraryFixture(),
      seed: 0,
      entities: entities.map((entity) => ({ ...entity, rows: [] })),
      assumptions: [{ id: "assumption-1", text: "Tools are lent for free" }],
    });
    expect(JSON.stringify(old)).toBe(text);
  });
  it("12.2 says of a newer version that it is newer, and refuses what has none", () => {
    expect(() => parseAppSpec({ ...libraryFixture(), version: "2.0" })).toThrow(/version 2\.0.*reads up to 1\.0/);
    expect(() => parseAppSpec({ ...libraryFixture(), version: "constructor" })).toThrow(/version constructor/);
    expect(() => parseAppSpec({ ...libraryFixture(), version: 1 })).toThrow(/version/);
    for (const value of [null, [], "1.0", 7]) expect(() => parseAppSpec(value)).toThrow(/the document/);
  });
  it("12.2 refuses an old document that was wrong then", () => {
    expect(() => parseAppSpec({ version: "0.9", entities: "<script>" })).toThrow(/entities|identity/);
  });
});
