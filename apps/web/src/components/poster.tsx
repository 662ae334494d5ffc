import { hashText } from "@sayhey/contract/random";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { assetQuery } from "../api/sign-asset.ts";
import { BlankScreen } from "./blank-screen.tsx";
import classes from "./poster.module.css";

const GROUNDS = ["coral", "sun", "mint", "sky"] as const;

interface PosterProps {
  assetId: string | null;
  name: string;
  seed: string;
  /** Which of the brand's colors it stands on, counted from 0, so that neighbors differ; without it the seed decides. */
  turn?: number;
}

/** A project's poster, an upright one as on a phone; until there is one, a blank page with its name on one of the brand's colors. */
export function Poster({ assetId, name, seed, turn = hashText(seed) }: PosterProps) {
  const picture = useQuery({ ...assetQuery(assetId ?? ""), enabled: assetId !== null });
  const [broken, setBroken] = useState<string | null>(null);
  const [upright, setUpright] = useState(true);
  const url = picture.data ?? null;
  const ground = GROUNDS[turn % GROUNDS.length];
  return (
    <div className={classes.root} data-ground={ground} aria-hidden="true">
      {url === null || broken === url ? (
        <BlankScreen name={name} seed={seed} />
      ) : (
        <img
          className={classes.picture}
          data-upright={upright || undefined}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => setUpright(currentTarget.naturalHeight > currentTarget.naturalWidth)}
          onError={() => setBroken(url)}
        />
      )}
    </div>
  );
}
