import classes from "./avatar.module.css";

/** A person's picture, or the first letter of their name where they have none. Says nothing: the name stands beside it. */
export function Avatar({ name, avatarKey, size = 40 }: { name: string; avatarKey: string | null; size?: number }) {
  return (
    <span className={classes.root} style={{ width: size, height: size, fontSize: size * 0.44 }} aria-hidden="true">
      {avatarKey === null ? (
        ([...name.trim()][0]?.toUpperCase() ?? "?")
      ) : (
        <img src={`/${avatarKey}`} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
