import type { Field, FieldType } from "@sayhey/appspec";
import AlignLeft from "lucide-react/icons/align-left";
import AtSign from "lucide-react/icons/at-sign";
import Calculator from "lucide-react/icons/calculator";
import Calendar from "lucide-react/icons/calendar";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CircleDot from "lucide-react/icons/circle-dot";
import Clock from "lucide-react/icons/clock";
import Coins from "lucide-react/icons/coins";
import Paperclip from "lucide-react/icons/paperclip";
import Hash from "lucide-react/icons/hash";
import Image from "lucide-react/icons/image";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import MapPin from "lucide-react/icons/map-pin";
import Palette from "lucide-react/icons/palette";
import Percent from "lucide-react/icons/percent";
import Phone from "lucide-react/icons/phone";
import SquareCheck from "lucide-react/icons/square-check";
import Star from "lucide-react/icons/star";
import Tags from "lucide-react/icons/tags";
import Timer from "lucide-react/icons/timer";
import Type from "lucide-react/icons/type";
import Waypoints from "lucide-react/icons/waypoints";

/** What a type of field is called, and its sign. */
export interface TypeLook {
  label: string;
  Icon: typeof Type;
  /** Width of a column of it, CSS px. */
  width: number;
}

/** Every type of field as people know it, the usual ones first. */
export const FIELD_TYPES: Record<FieldType, TypeLook> = {
  text: { label: "Text", Icon: Type, width: 180 },
  longText: { label: "Long text", Icon: AlignLeft, width: 240 },
  number: { label: "Number", Icon: Hash, width: 112 },
  money: { label: "Money", Icon: Coins, width: 112 },
  percent: { label: "Percent", Icon: Percent, width: 104 },
  duration: { label: "Duration", Icon: Timer, width: 112 },
  date: { label: "Date", Icon: Calendar, width: 136 },
  time: { label: "Time", Icon: Clock, width: 96 },
  dateTime: { label: "Date and time", Icon: CalendarClock, width: 176 },
  boolean: { label: "Yes or no", Icon: SquareCheck, width: 104 },
  choice: { label: "Choice", Icon: CircleDot, width: 148 },
  tags: { label: "Tags", Icon: Tags, width: 200 },
  relation: { label: "Relation", Icon: Waypoints, width: 168 },
  rating: { label: "Rating", Icon: Star, width: 120 },
  lines: { label: "List of lines", Icon: List, width: 220 },
  image: { label: "Picture", Icon: Image, width: 168 },
  file: { label: "File", Icon: Paperclip, width: 200 },
  colour: { label: "Colour", Icon: Palette, width: 116 },
  email: { label: "E-mail", Icon: AtSign, width: 184 },
  url: { label: "Web address", Icon: Link, width: 184 },
  phone: { label: "Phone", Icon: Phone, width: 144 },
  location: { label: "Place", Icon: MapPin, width: 168 },
  computed: { label: "Formula", Icon: Calculator, width: 120 },
};

/** Colour of an option by its place in the list: the same in the grid and in the editor of options. */
export function optionTone(field: Field, option: string): string {
  const index = field.options?.indexOf(option) ?? -1;
  const tones = ["sky", "mint", "sun", "coral", "chili", "plain"] as const;
  return index < 0 ? "plain" : (tones[index % tones.length] ?? "plain");
}
