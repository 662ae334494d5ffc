import { AppError } from "@sayhey/contract/app-error";
import type { z } from "zod";
import { checkAccounts } from "./accounts.ts";
import { appSpecShapeSchema, type AppSpec } from "./app-spec.ts";
import { checkCustomBlocks } from "./custom-block-check.ts";
import { checkEntities } from "./entity-check.ts";
import { migrateAppSpec } from "./migrate-app-spec.ts";
import { checkPages } from "./page-check.ts";
import { checkUnique, SpecProblem } from "./spec-problem.ts";

/** Longest message quoted from a check; names out of a document can be of any length. */
const MESSAGE_LENGTH = 300;

/**
 * Reads an AppSpec, brings an older version up to date and checks its shape and every reference in it; the rules are numbered in SPEC.md.
 * @throws AppError bad-request whose message names the path of the first thing that is wrong
 */
export function parseAppSpec(value: unknown): AppSpec {
  const shape = appSpecShapeSchema.safeParse(migrateAppSpec(value));
  if (!shape.success) throw badRequest(shapeProblem(shape.error));
  const spec: AppSpec = shape.data;
  const problem = findProblem(spec);
  if (problem) throw badRequest(`${problem.path} ${problem.problem}`);
  return spec;
}

/** The first thing wrong with a document, its shape included; null when there is none. */
export function findSpecProblem(value: unknown): SpecProblem | null {
  const shape = appSpecShapeSchema.safeParse(value);
  if (shape.success) return findProblem(shape.data);
  const issue = shape.error.issues[0];
  return new SpecProblem(pathOf(issue?.path ?? []), issue?.message ?? "has no readable shape");
}

function findProblem(spec: AppSpec): SpecProblem | null {
  try {
    checkEntities(spec.entities);
    checkAccounts(spec.accounts);
    checkCustomBlocks(spec);
    checkPages(spec);
    checkUnique(
      spec.assumptions.map((assumption) => assumption.id),
      (index) => `assumptions[${index}].id`,
    );
    return null;
  } catch (error) {
    if (error instanceof SpecProblem) return error;
    throw error;
  }
}

function badRequest(problem: string): AppError {
  return new AppError("bad-request", `The app description is not valid: ${problem.slice(0, MESSAGE_LENGTH)}.`, {
    hint: "Correct this value and try again.",
  });
}

function shapeProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "it has no readable shape";
  return `${pathOf(issue.path) || "the document"}: ${issue.message.replace(/\.$/, "")}`;
}

function pathOf(parts: readonly PropertyKey[]): string {
  return parts
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}
