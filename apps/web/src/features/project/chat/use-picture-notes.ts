import type { Op } from "@sayhey/appspec";
import { checkPicture } from "../../../shared/pictures/check-picture.ts";
import { readPictureColours } from "../../../shared/pictures/picture-colours.ts";
import { useEditor } from "../editor/editor-context.tsx";
import type { Note } from "./conversation.ts";
import { pictureChips, tellPicture } from "./picture-offer.ts";
import type { CarryOut } from "./use-carry-out.ts";
import type { useModelWish } from "./use-model-wish.ts";
import type { useNotes } from "./use-notes.ts";

/** Takes pictures into the conversation and puts them where it was chosen. */
export function usePictureNotes(
  { put, newId, failed }: ReturnType<typeof useNotes>,
  { attach, upload }: ReturnType<typeof useModelWish>,
  carryOut: CarryOut,
  canAsk: boolean,
) {
  const { spec, selection, pageShown } = useEditor();
  const placePicture = async (
    note: Extract<Note, { kind: "question" }>,
    picture: File,
    label: string,
    place: (assetId: string) => Op[],
  ): Promise<void> => {
    const id = newId();
    put({ ...note, chosen: label });
    put({ id, at: Date.now(), text: label, kind: "waiting" });
    try {
      carryOut(id, label, place(await upload(picture)), []);
    } catch (error) {
      put(note);
      failed(id, label, error);
    }
  };

  /** Reads off a picture what can be read without a model, and asks what to do with it. */
  const takePicture = async (file: File): Promise<void> => {
    const id = newId();
    const text = "A picture";
    put({ id, at: Date.now(), text, kind: "waiting" });
    try {
      const { width, height } = await checkPicture(file, "Picture");
      const facts = { width, height, colours: await readPictureColours(file) };
      if (canAsk) attach(file);
      put({
        id,
        at: Date.now(),
        text,
        kind: "question",
        told: tellPicture(facts, canAsk),
        question: "What should come of this picture?",
        swatches: facts.colours.map(({ colour }) => colour),
        chips: pictureChips(spec, selection?.page ?? pageShown, facts),
        picture: file,
        chosen: null,
      });
    } catch (error) {
      failed(id, text, error);
    }
  };

  return { placePicture, takePicture };
}
