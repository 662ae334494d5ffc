import type { BlueprintThing } from "@sayhey/blueprints";
import type { BookingFacts } from "../brief/read-bookings.ts";
import type { OrderFacts, Ware } from "../brief/read-orders.ts";

/** What is made of a text that takes orders. */
export interface OrderTaking {
  /** What is sold, in the singular. */
  ware: string;
  facts: OrderFacts;
  /** What is for sale where the text names nothing. */
  usual: readonly Ware[];
}

/** What is made of a text that lets others book. */
export interface BookingTaking {
  facts: BookingFacts;
  /** What is booked one by one: a court, a stylist, a room; absent where there is one of it. */
  resource?:
    | { name: string; plural: string; names: readonly string[] }
    | { thing: BlueprintThing; names: readonly string[] };
  /** What a line of work offers, where the text names nothing: a line for each, `Name|About|price`. */
  offers: readonly string[];
  /** What people ask those of the trade: a line for each, `Question|Answer`. */
  questions: string;
  headline: string | undefined;
}
