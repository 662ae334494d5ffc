import { SELF, STAFF } from "@sayhey/appspec";
import { captionText, see, tap, type, wait, type FlowsOf } from "./flow-scene.ts";

/** What is written in conversations: somebody opens one, says something and sees it stand there. */
export const conversationFlows: FlowsOf = {
  conversations: (block, scene) => {
    const talks = scene.entity(block.conversationEntity).rows;
    const membersOf = (row: (typeof talks)[number]): readonly unknown[] => {
      const members = row[block.membersField];
      return Array.isArray(members) ? members : [];
    };
    const talk = talks.find((row) => membersOf(row).includes(SELF) && membersOf(row).length === 2);
    const other = talk && membersOf(talk).find((id) => id !== SELF);
    const person = scene.entity(block.peopleEntity).rows.find(({ id }) => id === other);
    const said = scene.say("sampleMessage");
    // What is asked for on a page of one's own has to be somebody's to begin with.
    const isOnRow = scene.page.path.endsWith("/:id");
    const isPicked = block.between === "people";
    if (isPicked && (isOnRow || person === undefined || other === STAFF)) return [];
    const within = block.title ?? scene.say("conversations");
    const open =
      isPicked && person !== undefined
        ? [tap("button", scene.title(block.peopleEntity, person), { exact: false, within }), wait(700)]
        : [];
    return [
      {
        caption: captionText(block.title ?? scene.say("writeMessage")),
        weight: 8.5,
        steps: [
          ...open,
          type(scene.say("writeMessage"), said, "textbox", { within }),
          wait(300),
          tap("button", scene.say("sendMessage"), { within }),
          see(said),
          wait(1000),
        ],
      },
    ];
  },
};
