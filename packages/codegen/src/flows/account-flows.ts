import type { Page } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { accountsOf, guestNames } from "../emit-accounts.ts";
import { captionText, type FlowScene, type FlowsOf, see, tap, type, wait } from "./flow-scene.ts";

/** Somebody with a password of three words and a number: strong, and nobody's. */
const PERSON = { name: "Amara Osei", email: "amara@example.com", password: "harbor-lantern-otter-42" };

/** Signing up on the panel that stands before one. */
function signUp(scene: FlowScene): FlowStep[] {
  return [
    tap("tab", scene.say("createAccount")),
    type(scene.say("accountName"), PERSON.name),
    type(scene.say("email"), PERSON.email),
    type(scene.say("password"), PERSON.password),
    wait(300),
    tap("button", scene.say("createAccount")),
    wait(900),
  ];
}

/** How a walk comes to a page: as whom it is opened, or what to do first; null where it cannot get there. */
export function wayIn(page: Page, path: string, scene: FlowScene): { path: string; steps: FlowStep[] } | null {
  const { spec } = scene;
  const { accounts } = spec;
  const isLimited = page.roles !== undefined;
  if (accounts === undefined || (!isLimited && accounts.signIn === "optional")) return { path, steps: [] };
  if (accountsOf(spec) === "shared") return isLimited ? null : { path, steps: [] };
  const role = page.roles?.[0] ?? accounts.roles[0]?.id;
  if (accounts.demo === true) return { path: `${path}?as=${role}`, steps: [] };
  return isLimited ? null : { path, steps: signUp(scene) };
}

/** Blocks about who one is. */
export const accountFlows: FlowsOf = {
  profile: (block, scene) => {
    const { accounts } = scene.spec;
    if (accounts === undefined || accountsOf(scene.spec) === "shared") return [];
    const [role] = accounts.roles;
    const guest = guestNames(scene.spec)[0];
    const isDemo = accounts.demo === true && role !== undefined && guest !== undefined;
    const steps = isDemo
      ? [wait(600), tap("button", scene.about("continueAs", role.name)), wait(600), see(guest)]
      : [...signUp(scene), see(PERSON.name)];
    return [
      {
        caption: captionText(block.title ?? scene.say("accountPage")),
        weight: 5.5,
        steps: [...steps, wait(900)],
        isWayIn: true,
      },
    ];
  },
  people: (block, scene) => {
    if (accountsOf(scene.spec) !== "device") return [];
    const within = scene.say("addPerson");
    const field = (key: string, text: string) => type(scene.say(key), text, "textbox", { within });
    return [
      {
        caption: captionText(block.title ?? scene.say("people")),
        weight: 6,
        steps: [
          wait(400),
          tap("button", within),
          field("accountName", PERSON.name),
          field("email", PERSON.email),
          field("password", PERSON.password),
          wait(400),
          tap("button", scene.say("createAccount"), { within }),
          wait(600),
          see(PERSON.email),
          wait(600),
        ],
      },
    ];
  },
};
