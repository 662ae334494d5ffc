import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { EditorProvider } from "../features/project/editor/editor-context.tsx";
import { SavingNote } from "../features/project/editor/saving-note.tsx";
import { useEditorKeys } from "../features/project/editor/use-editor-keys.ts";
import { projectQuery } from "../features/project/get-project.ts";
import type { Answers } from "./fake-server.ts";
import { openPage } from "./open-page.tsx";
import { projectRow } from "./project-row.ts";

function Editor({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { data: project } = useQuery(projectQuery(projectId));
  return project === undefined ? null : (
    <EditorProvider project={project} draftHash={null}>
      <Keys />
      <SavingNote />
      {children}
    </EditorProvider>
  );
}

function Keys() {
  useEditorKeys();
  return null;
}

/** What the server keeps of the project that is open. */
export interface KeptProject {
  /** The app once all is saved. */
  saved(): Promise<AppSpec>;
}

/** Opens a part of the editor on an app, with a server that carries out and keeps its edits. */
export async function openEditor(part: ReactNode, spec: AppSpec, answers: Answers = {}): Promise<KeptProject> {
  let [kept, version] = [spec, 1];
  const row = projectRow();
  await openPage(
    <Editor projectId={row.id}>{part}</Editor>,
    { path: `/projects/${row.id}` },
    {
      functions: {
        "project-edit": ({ ops }) => {
          kept = applyOps(kept, ops as Op[]).spec;
          version += 1;
          return { version, appHash: `app-${version}`, merged: false, conflicts: [] };
        },
        "project-preview": () => ({ origin: location.origin, appHash: `app-${version}` }),
        "assistant-usage": () => ({ model: null, today: 0, limit: 200, days: [] }),
        "shared-data-get": () => ({ shares: [], limit: { rows: 1000, bytes: 1_000_000 }, published: null }),
        ...answers.functions,
      },
      tables: { projects: () => [{ ...row, spec: kept, version }], ...answers.tables },
    },
  );
  await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
  return {
    saved: async () => {
      await expect.element(page.getByText("Saved", { exact: true })).toBeVisible();
      return kept;
    },
  };
}
