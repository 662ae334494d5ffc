import type { RoutePath } from "@sayhey/contract/routes";
import Bell from "lucide-react/icons/bell";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import Clapperboard from "lucide-react/icons/clapperboard";
import CreditCard from "lucide-react/icons/credit-card";
import FolderOpen from "lucide-react/icons/folder-open";
import GalleryThumbnails from "lucide-react/icons/gallery-thumbnails";
import ImageIcon from "lucide-react/icons/image";
import LayoutGrid from "lucide-react/icons/layout-grid";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import WandSparkles from "lucide-react/icons/wand-sparkles";
import { hasPage } from "./pages.ts";

/** A page one can go to from everywhere. */
export interface Place {
  to: RoutePath;
  label: string;
  Icon: typeof Bell;
}

const existing = (places: readonly Place[]): Place[] => places.filter(({ to }) => hasPage(to));

/** Where people work, in the order of the work. */
export const WORK_PLACES = existing([
  { to: "/dashboard", label: "Dashboard", Icon: LayoutGrid },
  { to: "/templates", label: "Templates", Icon: LayoutTemplate },
  { to: "/transform", label: "Transform", Icon: WandSparkles },
  { to: "/renders", label: "Renders", Icon: Clapperboard },
  { to: "/gallery", label: "Gallery", Icon: GalleryThumbnails },
]);

/** What they keep; beside the others where there is room, in the account menu everywhere. */
export const LIBRARY_PLACES = existing([
  { to: "/assets", label: "Assets", Icon: FolderOpen },
  { to: "/images", label: "Images", Icon: ImageIcon },
]);

/** What belongs to the account. */
export const ACCOUNT_PLACES = existing([
  { to: "/settings", label: "Settings", Icon: Settings },
  { to: "/security", label: "Security", Icon: ShieldCheck },
  { to: "/notifications", label: "Notifications", Icon: Bell },
  { to: "/billing", label: "Billing", Icon: CreditCard },
  { to: "/analytics", label: "Analytics", Icon: ChartNoAxesColumn },
]);
