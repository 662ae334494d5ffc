import type { FlowsOf } from "./flow-scene.ts";
import { captionText, see, tap, type, wait } from "./flow-scene.ts";

/** Stars and a line, then the review in the list. */
export const reviewFlows: FlowsOf = {
  reviews: (block, scene) => {
    const entity = scene.entity(block.entity);
    const words = entity.rows
      .map((row) => row[block.bodyField])
      .find((text) => typeof text === "string" && text !== "");
    if (typeof words !== "string") return [];
    const stars = scene.field(block.entity, block.ratingField).max ?? 5;
    const steps = [
      tap("radio", String(stars)),
      type(scene.field(block.entity, block.bodyField).name, words.slice(0, 120)),
      tap("button", scene.say("postReview")),
      see(words.slice(0, 120)),
      wait(600),
    ];
    return [{ caption: captionText(block.title ?? scene.say("yourRating")), weight: 6, steps }];
  },
};
