import { applyOps, brandTheme, derivePalettes, outsideHosts, type AppSpec } from "@sayhey/appspec";
import { compileApp, compileLive, exportZip, hashTree, readZip } from "@sayhey/bundler";
import {
  changeOverride,
  exportTree,
  generateApp,
  importTree,
  listSource,
  readSource,
  withoutCustomSources,
} from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import type { FileOverride } from "@sayhey/contract/override";
import { OwnFailure } from "@sayhey/contract/own-failure";
import type { Colours } from "@sayhey/contract/idea";
import type { BrandKit } from "@sayhey/contract/settings";
import { isSourceFault, whyBroken, whyCustomBroken } from "../overrides/why-broken.ts";
import { keepLogLines } from "../../../infra/log/log-text.ts";
import { endWithParent } from "../../../infra/processes/end-with-parent.ts";
import { stepBackAsTold } from "../../../infra/processes/priorities.ts";
import { searchSource } from "./search-source.ts";
import type { CompileAnswer, CompileRequest, CompileTask, CompileTasks } from "./compile-messages.port.ts";

// The process behind `startBuildProcess`.
keepLogLines();
endWithParent();
stepBackAsTold();

/** Half of what this process would load to start, and no need of those that only compile, as a worker's. */
const loadPlanner = () => import("@sayhey/planner/embedded");

interface Wear {
  brand?: BrandKit | null;
  colours?: Colours | undefined;
}

/** An app in the colours and fonts of a brand kit, then in colours chosen for it alone, and its hash. */
function dressed(planned: AppSpec, { brand, colours }: Wear): { spec: AppSpec; appHash: string } {
  let spec = planned;
  if (brand) spec = applyOps(spec, [{ op: "set-theme", patch: brandTheme(spec.theme, brand) }]).spec;
  const [first, ...others] = colours ?? [];
  if (first !== undefined) spec = applyOps(spec, [{ op: "set-theme", patch: derivePalettes([first, ...others]) }]).spec;
  return { spec, appHash: hashTree(generateApp(spec).tree) };
}

async function run(request: CompileRequest): Promise<CompileTasks[CompileTask]["output"]> {
  switch (request.task) {
    case "load": {
      const { loadKnowledge } = await loadPlanner();
      await loadKnowledge();
      return null;
    }
    case "plan": {
      const { loadKnowledge, loadLanguageOf, planApp } = await loadPlanner();
      const { idea, seed } = request.input;
      await loadLanguageOf(idea);
      return dressed(
        planApp(idea, { knowledge: await loadKnowledge(), ...(seed === undefined ? {} : { seed }) }),
        request.input,
      );
    }
    case "template": {
      const { loadKnowledge, loadLanguageOf } = await loadPlanner();
      const { planTemplate, templateIdea, TEMPLATES } = await import("@sayhey/planner/templates");
      const { slug, name, twist } = request.input;
      const template = TEMPLATES.find((each) => each.slug === slug);
      if (template === undefined) throw new AppError("not-found", "template: there is none of this name.");
      await loadLanguageOf(templateIdea(template, twist));
      return dressed(planTemplate(template, { name, twist, knowledge: await loadKnowledge() }), request.input);
    }
    case "hash":
      return { appHash: hashTree(generateApp(request.input.spec, request.input.overrides).tree) };
    case "build": {
      const { spec, overrides = [] } = request.input;
      const { tree } = generateApp(spec, overrides);
      return {
        appHash: hashTree(tree),
        broken: overrides.length > 0 ? await whyBroken(tree) : await whyCustomBroken(tree),
      };
    }
    case "override": {
      const { spec, change } = request.input;
      const overrides = changeOverride(spec, request.input.overrides ?? [], change);
      const { tree, conflicts } = generateApp(spec, overrides);
      const broken = await whyBroken(tree);
      return { overrides, conflicts, appHash: hashTree(tree), broken, tree };
    }
    case "conflicts":
      return generateApp(request.input.spec, request.input.overrides).conflicts;
    case "compile": {
      // What an app may reach follows from its document alone, whatever its code was changed to by hand.
      const app = await shownOf(request.input, (spec, overrides) => compileApp(generateApp(spec, overrides).tree));
      return { ...app, outside: outsideHosts(request.input.spec) };
    }
    case "compileTree":
      return compileApp(request.input.tree);
    case "source":
      return listSource(request.input.spec, request.input.overrides ?? []);
    case "file":
      return readSource(request.input.spec, request.input.overrides ?? [], request.input.path);
    case "search":
      return searchSource(generateApp(request.input.spec, request.input.overrides).tree, request.input.query);
    case "tree": {
      const { tree } = generateApp(request.input.spec, request.input.overrides);
      return { tree, broken: await whyBroken(tree) };
    }
    case "live": {
      const { spec: shown, hash } = request.input;
      const app = await shownOf(request.input, (spec, overrides) =>
        compileLive(generateApp(spec, overrides, { entire: true }).tree, hash),
      );
      return { ...app, outside: outsideHosts(shown) };
    }
    case "export":
      return exportZip({ ...filesOf(request.input), ...request.input.pictures }, request.input.folder);
    case "files":
      return filesOf(request.input);
    case "import": {
      const { zip, present } = request.input;
      const imported = importTree(readZip(zip), present);
      const { tree } = generateApp(imported.spec, imported.overrides);
      return { ...imported, appHash: hashTree(tree), broken: await whyBroken(tree) };
    }
  }
}

/** Compiles what can be shown of an app: all of it, else without the files changed by hand, else without the blocks of its own. */
async function shownOf<Compiled>(
  { spec, overrides = [] }: CompileTasks["build"]["input"],
  compile: (spec: AppSpec, overrides: readonly FileOverride[]) => Promise<Compiled>,
): Promise<Compiled> {
  const ways: (readonly [AppSpec, readonly FileOverride[]])[] = [
    [spec, overrides],
    ...(overrides.length > 0 ? [[spec, []] as const] : []),
    ...(spec.customBlocks === undefined ? [] : [[withoutCustomSources(spec), []] as const]),
  ];
  let fault: unknown;
  for (const [shown, files] of ways) {
    try {
      return await compile(shown, files);
    } catch (error) {
      if (!isSourceFault(error)) throw error;
      fault ??= error;
    }
  }
  throw fault;
}

const filesOf = ({ spec, overrides = [], version }: CompileTasks["files"]["input"]) =>
  exportTree(spec, overrides, version);

async function answer(request: CompileRequest): Promise<CompileAnswer> {
  try {
    return { id: request.id, ok: true, output: await run(request) };
  } catch (error) {
    const known = error instanceof AppError ? error : null;
    return {
      id: request.id,
      ok: false,
      kind: known?.kind ?? "internal",
      message: known?.message ?? "The app could not be built.",
      hint: known?.hint,
      isOwn: error instanceof OwnFailure,
      // For the log of the process that asked, which knows for whom it was.
      ...(known === null && { stack: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    };
  }
}

process.on("message", (request: CompileRequest) => {
  void answer(request).then((message) => process.send?.(message, undefined, undefined, () => undefined));
});
// These reach the whole group; the parent decides when it ends.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
