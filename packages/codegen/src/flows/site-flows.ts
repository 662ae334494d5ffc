import { fillForm } from "./fill-form.ts";
import { captionText, see, tap, type, wait, type FlowsOf } from "./flow-scene.ts";

/** Walks through what visitors of a site do: ask in the opening, look at what is offered, compare pictures, subscribe. */
export const siteFlows: FlowsOf = {
  hero: (block, scene) => {
    if (block.layout !== "form" || block.formEntity === undefined || block.formFields === undefined) return [];
    const entity = scene.entity(block.formEntity);
    const { formFields } = block;
    const asked = entity.fields.filter((field) => formFields.includes(field.id));
    const filled = fillForm(scene, entity, asked, block.headline);
    if (filled === null) return [];
    const submit = block.submitLabel ?? scene.say("save");
    const done = see(block.thanks ?? scene.say("added", { name: filled.title }));
    return [
      {
        caption: captionText(submit),
        weight: 7,
        steps: [...filled.steps, tap("button", submit, { within: block.headline }), done, wait(500)],
      },
    ];
  },
  services: (block, scene) => {
    const [row] = scene.shown(block);
    if (row === undefined || (block.cta === undefined && !scene.leads(block.entity))) return [];
    const label = block.cta?.label ?? scene.say("more");
    return [
      {
        caption: captionText(block.title ?? scene.entity(block.entity).plural),
        weight: 5,
        steps: [wait(500), tap("link", `${label}: ${scene.title(block.entity, row)}`), wait(800)],
      },
    ];
  },
  beforeAfter: (block, scene) => {
    const [row] = scene.shown(block);
    if (row === undefined) return [];
    const name = scene.say("compareOf", { name: scene.title(block.entity, row) });
    return [
      {
        caption: captionText(block.title ?? `${scene.say("before")} / ${scene.say("after")}`),
        weight: 7,
        steps: [
          wait(400),
          { do: "swipe", target: { role: "slider", name: name.slice(0, 200), exact: true }, direction: "left" },
          wait(700),
        ],
      },
    ];
  },
  newsletter: (block, scene) => {
    const within = block.title ?? block.submitLabel;
    return [
      {
        caption: captionText(block.title ?? block.submitLabel),
        weight: 5.5,
        steps: [
          type(scene.field(block.entity, block.emailField).name, "amara@example.com", "textbox", { within }),
          tap("button", block.submitLabel, { within }),
          see(block.thanks ?? scene.say("subscribed")),
          wait(400),
        ],
      },
    ];
  },
};
