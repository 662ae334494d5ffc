import { picturesOf } from "../check-pictures.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

const SECONDS = 3600;

/** Addresses of the pictures of a project's last check. */
export const checkPictures = defineFunction(
  "check-pictures",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId }, input) => {
    const { check_report: report } = await ownProject(sql, userId, input.projectId);
    const signed = picturesOf(report).map((key) => [key, media.sign(key, { expiresInSeconds: SECONDS })] as const);
    return { pictures: Object.fromEntries(signed) };
  },
);
