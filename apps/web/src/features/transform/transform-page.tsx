import { findTransform } from "@sayhey/transforms";
import { useSearchParams } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import classes from "./gallery.module.css";
import { IdeaForm } from "./idea-form.tsx";
import { MakeTransform } from "./make-transform.tsx";
import { TransformGallery } from "./transform-gallery.tsx";
import { TransformList } from "./transform-list.tsx";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const idOf = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

/** Everything that can be made of an idea, a picture or a project; `?make=` opens the form of one transform. */
export default function TransformPage() {
  const [search] = useSearchParams();
  const transform = findTransform(search.get("make") ?? "");
  const from = idOf(search.get("from"));
  if (transform !== undefined) {
    return (
      <MakeTransform
        key={`${transform.kind} ${from ?? ""}`}
        transform={transform}
        from={from}
        assetId={idOf(search.get("asset"))}
      />
    );
  }
  return (
    <div className={classes.page}>
      <PageTitle title="Transform" />
      <IdeaForm />
      <TransformList />
      <TransformGallery />
    </div>
  );
}
