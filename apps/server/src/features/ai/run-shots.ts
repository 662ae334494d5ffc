import type { JobRun } from "../../infra/queue/job-definition.ts";

/** How the page that changed looks on a phone, before and after; JPEG, with one pixel for each CSS pixel. */
export interface PageShot {
  /** Title of the page. */
  page: string;
  /** Null where the page was not there before. */
  before: Buffer | null;
  after: Buffer;
}

/** Where the pictures of a run are kept. */
export interface KeptShot {
  page: string;
  beforePath: string | null;
  afterPath: string;
}

/** Keeps the pictures of a run. Where they cannot be kept, the conversation does without. */
export async function keepShot(
  { media, warn }: Pick<JobRun<"generate">, "media" | "warn">,
  run: { id: string; user_id: string; project_id: string },
  { page, before, after }: PageShot,
): Promise<KeptShot | null> {
  const put = async (name: string, jpeg: Buffer): Promise<string> => {
    const path = `projects/${run.user_id}/${run.project_id}/runs/${run.id}-${name}.jpg`;
    await media.put(path, jpeg);
    return path;
  };
  try {
    return {
      page,
      beforePath: before === null ? null : await put("before", before),
      afterPath: await put("after", after),
    };
  } catch (error) {
    warn("Pictures of a change could not be kept.", error);
    return null;
  }
}
