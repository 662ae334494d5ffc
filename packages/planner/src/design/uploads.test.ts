import type { AppSpec, Field } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../account/account.ts";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";

beforeAll(loadAllBlueprints);

function planned(text: string): AppSpec {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for: ${text}`);
  return spec;
}
const fieldsOf = (spec: AppSpec, type: Field["type"]): string[] =>
  spec.entities.flatMap(({ name, fields }) =>
    fields.filter((field) => field.type === type).map((field) => `${name}: ${field.name}`),
  );
const shelvesOf = (spec: AppSpec): string[] =>
  spec.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "files")).map(({ title }) => title);

describe("what is to be handed in has a field, and the files a shelf", () => {
  it.each([
    ["job portal where candidates upload resumes and recruiters review applications", "Candidate: Resume", "Resumes"],
    [
      "invoice tracker where I can attach the invoice as PDF and mark it paid",
      "Invoice: Invoice file",
      "Invoice files",
    ],
    ["expense tracker with receipt upload", "Expense: Receipt", "Receipts"],
    ["project management tool with tasks, deadlines and file attachments", "Files", "Files"],
    ["document management app", "Document: File", "Documents"],
    ["file sharing app for a design team", "File: File", "Files"],
    ["media library for our podcast with audio tracks and videos", "Media file: File", "Media files"],
    ["a place to store my documents like passport, insurance and warranty", "Document: File", "Documents"],
  ])("%s", (text, field, shelf) => {
    const spec = planned(text);
    expect(fieldsOf(spec, "file").join("; ")).toContain(field);
    expect(shelvesOf(spec)).toEqual([shelf]);
    for (const entry of accountOf(text, spec))
      if (/upload|attach/.test(entry.id)) expect(entry.state, entry.say).toBe("built");
  });

  it("takes the kinds that are meant", () => {
    const [demo] = planned("music demo app where band members upload recordings and comment").entities.flatMap(
      ({ fields }) => fields.filter(({ type }) => type === "file"),
    );
    expect(demo?.accept).toEqual(["audio"]);
  });

  it("asks for files where a row is made and shows them where it is read", () => {
    const { pages, entities } = planned(
      "job portal where candidates upload resumes and recruiters review applications",
    );
    const candidate = entities.find(({ id }) => id === "candidate");
    const resume = candidate?.fields.find(({ name }) => name === "Resume")?.id;
    expect(resume).toBeDefined();
    for (const block of pages.flatMap(({ blocks }) => blocks))
      if ((block.kind === "form" || block.kind === "detail") && block.entity === "candidate")
        expect(block.fields, block.kind).toContain(resume);
  });
});

describe("what is no file", () => {
  it.each([
    "recipe app where users can upload photos",
    "an app to share recipes with friends",
    "a habit tracker that stores my records",
    "invoice tracker for freelancers",
    "a contract tracker with renewal dates",
  ])("%s", (text) => {
    expect(fieldsOf(planned(text), "file")).toEqual([]);
  });

  it("is a picture where pictures are uploaded", () => {
    expect(fieldsOf(planned("recipe app where users can upload photos"), "image")).toContain("Recipe: Picture");
  });
});

it("says of files that are to be changed that they download as they came", () => {
  const text =
    "Please implement a website for cleaning sound files. Users should be able to upload sound files and download the processed sound files.";
  const entry = accountOf(text, planned(text)).find(({ id }) => id.startsWith("download"));
  expect(entry?.state).not.toBe("built");
});
