import { useEffect, useRef, useState } from "react";
import { explainError } from "../../api/explain-error.ts";
import { composeImage } from "./compose-image.ts";
import type { ImageRecipe } from "./image-recipe.ts";
import classes from "./images.module.css";

/** Px of the longer side of a preview. */
const PREVIEW_SIDE = 640;

interface VariationProps {
  recipe: ImageRecipe;
  checked: boolean;
  onChoose: () => void;
}

/** One variation, drawn small; choosing it is what makes it a file. */
export function Variation({ recipe, checked, onChoose }: VariationProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ recipe: ImageRecipe; problem: string | null } | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let gone = false;
    const scale = Math.min(1, PREVIEW_SIDE / Math.max(recipe.width, recipe.height));
    // Drawn aside first: a canvas that is resized is blank until it is drawn again.
    const sheet = document.createElement("canvas");
    composeImage(sheet, {
      ...recipe,
      width: Math.round(recipe.width * scale),
      height: Math.round(recipe.height * scale),
    }).then(
      () => {
        if (gone) return;
        element.width = sheet.width;
        element.height = sheet.height;
        element.getContext("2d")?.drawImage(sheet, 0, 0);
        setDrawn({ recipe, problem: null });
      },
      (cause: unknown) => {
        if (!gone) setDrawn({ recipe, problem: explainError(cause).message });
      },
    );
    return () => {
      gone = true;
    };
  }, [recipe]);
  const number = recipe.variation + 1;
  return (
    <label className={classes.variation} data-busy={drawn?.recipe !== recipe || undefined}>
      <input type="radio" name="variation" checked={checked} onChange={onChoose} aria-label={`Variation ${number}`} />
      <canvas ref={canvas} style={{ aspectRatio: `${recipe.width} / ${recipe.height}` }} aria-hidden="true" />
      {drawn === null || drawn.problem === null ? null : <span className={classes.problem}>{drawn.problem}</span>}
    </label>
  );
}
