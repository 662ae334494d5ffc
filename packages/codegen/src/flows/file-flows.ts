import { captionText, see, tap, wait, type FlowsOf } from "./flow-scene.ts";
import { giveFile, sampleUpload } from "./sample-upload.ts";

/** A shelf takes a file, finds it and shows it. */
export const fileFlows: FlowsOf = {
  files: (block, scene) => {
    const entity = scene.entity(block.entity);
    const upload = sampleUpload(scene.field(block.entity, block.fileField), scene);
    const opened = { name: upload?.name ?? "" };
    if (upload === null) return [];
    const title = upload.name.replace(/\.\w+$/, "");
    const isNamed = ["text", "longText"].includes(scene.field(entity.id, entity.titleField).type);
    return [
      {
        caption: captionText(scene.say("fileAdd")),
        weight: 8.5,
        steps: [
          giveFile(upload, scene.inPhrase(entity.plural), scene),
          ...(isNamed ? [see(scene.say("added", { name: title }))] : []),
          wait(500),
          tap("button", scene.say("fileOpen", opened)),
          see(scene.say("fileDownload")),
          wait(1200),
        ],
      },
    ];
  },
};
