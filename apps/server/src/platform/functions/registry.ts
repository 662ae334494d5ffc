import type { FunctionName } from "@sayhey/contract/functions";
import { assetSign } from "../../functions/asset-sign.ts";
import { projectCreate } from "../../functions/project-create.ts";
import { projectEdit } from "../../functions/project-edit.ts";
import { projectExport } from "../../functions/project-export.ts";
import { projectFilm } from "../../functions/project-film.ts";
import { projectPreview } from "../../functions/project-preview.ts";
import { renderCancel } from "../../functions/render-cancel.ts";
import { renderCreate } from "../../functions/render-create.ts";
import { renderFiles } from "../../functions/render-files.ts";
import { renderRetry } from "../../functions/render-retry.ts";
import { trailerGet } from "../../functions/trailer-get.ts";
import { usageGet } from "../../functions/usage-get.ts";
import type { FunctionDefinition } from "./define-function.ts";

/** Every backend function. The type makes a function of the contract without a handler a compile error, and the reverse. */
export const REGISTRY: { readonly [N in FunctionName]: FunctionDefinition<N> } = {
  "project-create": projectCreate,
  "project-edit": projectEdit,
  "project-preview": projectPreview,
  "project-export": projectExport,
  "project-film": projectFilm,
  "trailer-get": trailerGet,
  "render-create": renderCreate,
  "render-cancel": renderCancel,
  "render-retry": renderRetry,
  "render-files": renderFiles,
  "asset-sign": assetSign,
  "usage-get": usageGet,
};
