import { useQuery } from "@tanstack/react-query";
import ImageOff from "lucide-react/icons/image-off";
import { assetThumbQuery } from "../../../../api/sign-asset.ts";
import classes from "./grid.module.css";

/** A picture that was uploaded, small. */
export function PictureThumb({ assetId }: { assetId: string }) {
  const { data, isError } = useQuery({ ...assetThumbQuery(assetId), staleTime: 600_000 });
  if (data === null || isError)
    return (
      <span className={classes.picture}>
        <ImageOff size={16} aria-hidden="true" />
        Picture is gone
      </span>
    );
  return (
    <span className={classes.picture}>
      {data === undefined ? <i className={classes.thumb} /> : <img className={classes.thumb} src={data} alt="" />}
      Picture
    </span>
  );
}
