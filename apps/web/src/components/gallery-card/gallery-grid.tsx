import { Skeleton } from "@mantine/core";
import type { GalleryCard as Card } from "@sayhey/contract/functions/gallery";
import classes from "./gallery-card.module.css";
import { GalleryCard } from "./gallery-card.tsx";

/** Published apps side by side. */
export function GalleryGrid({ cards, withAuthor = true }: { cards: readonly Card[]; withAuthor?: boolean }) {
  return (
    <ul className={classes.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <GalleryCard card={card} withAuthor={withAuthor} />
        </li>
      ))}
    </ul>
  );
}

/** The place of a grid that is on its way. */
export function GalleryGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={classes.grid} role="status" aria-label="Loading the gallery">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.waiting}>
          <Skeleton className={classes.waitingStage ?? ""} radius={0} />
          <Skeleton height={20} width="70%" m={16} mb={8} />
          <Skeleton height={14} width="40%" m={16} mt={0} />
        </div>
      ))}
    </div>
  );
}
