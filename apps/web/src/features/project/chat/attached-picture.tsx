import { ActionIcon } from "@mantine/core";
import X from "lucide-react/icons/x";
import { useCallback } from "react";
import classes from "./chat.module.css";

/** A picture that goes with what is typed, and the way to leave it out. */
export function AttachedPicture({ picture, onDetach }: { picture: File; onDetach: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return (
    <div className={classes.attached}>
      <img ref={show} alt="" />
      <span>Sent with your message</span>
      <ActionIcon size="sm" variant="subtle" color="gray" aria-label="Leave the picture out" onClick={onDetach}>
        <X size={15} />
      </ActionIcon>
    </div>
  );
}
