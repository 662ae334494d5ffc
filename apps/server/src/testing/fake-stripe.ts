import { addMonths } from "@sayhey/contract/plan-period";

type Row = Record<string, unknown> & { id: string };
interface Answer {
  status: number;
  body: unknown;
}

interface Subscription extends Row {
  customer: string;
  status: string;
  price: string;
  created: number;
  start: number;
  end: number;
  anchor: number;
  cancel: boolean;
  metadata: Record<string, string>;
}
interface Invoice extends Row {
  customer: string;
  subscription: string;
  price: string;
  amount: number;
  status: string;
  reason: string;
  created: number;
  paidAt: number | null;
  start: number;
  end: number;
}
interface Charge extends Row {
  customer: string;
  intent: string;
  amount: number;
  refunded: number;
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const page = (data: unknown[], url: string) => ({ object: "list", url, has_more: false, data });
const refused = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code === undefined ? {} : { code }) } },
});

/** What Stripe keeps, as far as the product asks of it, and what happens there. Shapes follow its published API reference. */
export class FakeStripe {
  readonly #now: () => Date;
  /** US cents. */
  readonly prices: Record<string, number>;
  readonly customers = new Map<string, Row>();
  readonly sessions = new Map<string, Row & { customer: string; price: string; status: string }>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly charges = new Map<string, Charge>();
  readonly refunds: Row[] = [];
  /** Whether the card is refused. */
  declines = false;
  #count = 0;

  constructor(now: () => Date, prices: Record<string, number>) {
    this.#now = now;
    this.prices = prices;
  }

  #id(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(6, "0")}`;
  }

  #at(): number {
    return seconds(this.#now());
  }

  /** An event as Stripe posts it. */
  event(type: string, object: unknown): Record<string, unknown> & { id: string } {
    return {
      id: this.#id("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: this.#at(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    };
  }

  /** Somebody pays at a check-out: the subscription it makes, and the events, in the order of their making. */
  complete(sessionId: string) {
    const session = this.sessions.get(sessionId);
    if (session === undefined) throw new Error(`there is no check-out ${sessionId}`);
    session.status = "complete";
    const at = this.#at();
    const subscription: Subscription = {
      id: this.#id("sub"),
      customer: session.customer,
      status: "active",
      price: session.price,
      created: at,
      anchor: at,
      start: at,
      end: seconds(addMonths(this.#now(), 1)),
      cancel: false,
      metadata: {},
    };
    this.subscriptions.set(subscription.id, subscription);
    const invoice = this.#bill(subscription, "subscription_create", this.prices[session.price] ?? 0, true);
    return {
      subscription,
      invoice,
      events: [
        this.event("checkout.session.completed", this.#session(session)),
        this.event("customer.subscription.created", this.#subscription(subscription)),
        this.event("invoice.paid", this.#invoice(invoice)),
      ],
    };
  }

  /** The month of a subscription ends: the next one is paid, or is not. */
  renew(id: string) {
    const subscription = this.#sub(id);
    if (subscription.cancel) return this.end(id);
    const months = Math.round((subscription.end - subscription.anchor) / 2_629_800) + 1;
    subscription.start = subscription.end;
    subscription.end = seconds(addMonths(new Date(subscription.anchor * 1000), months));
    const paid = !this.declines;
    subscription.status = paid ? "active" : "past_due";
    const invoice = this.#bill(subscription, "subscription_cycle", this.prices[subscription.price] ?? 0, paid);
    return {
      invoice,
      events: [
        this.event("customer.subscription.updated", this.#subscription(subscription)),
        this.event(paid ? "invoice.paid" : "invoice.payment_failed", this.#invoice(invoice)),
      ],
    };
  }

  /** The open invoice of a subscription is paid. */
  payOpen(id: string) {
    const subscription = this.#sub(id);
    const invoice = [...this.invoices.values()].find((one) => one.subscription === id && one.status === "open");
    if (invoice === undefined) throw new Error(`nothing is open of ${id}`);
    this.#pay(invoice);
    subscription.status = "active";
    return { events: [this.event("invoice.paid", this.#invoice(invoice))] };
  }

  /** A subscription is over. */
  end(id: string) {
    const subscription = this.#sub(id);
    subscription.status = "canceled";
    for (const invoice of this.invoices.values())
      if (invoice.subscription === id && invoice.status === "open") invoice.status = "void";
    return { events: [this.event("customer.subscription.deleted", this.#subscription(subscription))] };
  }

  /** An amount of an invoice is given back, from Stripe's dashboard. */
  giveBack(invoiceId: string, amount?: number) {
    const charge = [...this.charges.values()].find(({ intent }) => intent === `pi_${invoiceId}`);
    if (charge === undefined) throw new Error(`nothing was paid of ${invoiceId}`);
    charge.refunded = amount ?? charge.amount;
    return { events: [this.event("charge.refunded", this.#charge(charge))] };
  }

  #sub(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (subscription === undefined) throw new Error(`there is no subscription ${id}`);
    return subscription;
  }

  #bill(subscription: Subscription, reason: string, amount: number, paid: boolean): Invoice {
    const invoice: Invoice = {
      id: this.#id("in"),
      customer: subscription.customer,
      subscription: subscription.id,
      price: subscription.price,
      amount,
      status: "open",
      reason,
      created: this.#at(),
      paidAt: null,
      start: subscription.start,
      end: subscription.end,
    };
    this.invoices.set(invoice.id, invoice);
    if (paid) this.#pay(invoice);
    return invoice;
  }

  #pay(invoice: Invoice): void {
    invoice.status = "paid";
    invoice.paidAt = this.#at();
    const charge = {
      id: this.#id("ch"),
      customer: invoice.customer,
      intent: `pi_${invoice.id}`,
      amount: invoice.amount,
      refunded: 0,
    };
    this.charges.set(charge.id, charge);
  }

  #session = (session: Row) => ({ object: "checkout.session", mode: "subscription", ...session });

  #subscription = (one: Subscription) => ({
    id: one.id,
    object: "subscription",
    customer: one.customer,
    status: one.status,
    created: one.created,
    billing_cycle_anchor: one.anchor,
    cancel_at: null,
    cancel_at_period_end: one.cancel,
    currency: "usd",
    metadata: one.metadata,
    default_payment_method: {
      id: "pm_1",
      object: "payment_method",
      type: "card",
      card: { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2031 },
    },
    latest_invoice: null,
    items: page(
      [
        {
          id: `si_${one.id}`,
          object: "subscription_item",
          current_period_start: one.start,
          current_period_end: one.end,
          quantity: 1,
          price: {
            id: one.price,
            object: "price",
            currency: "usd",
            unit_amount: this.prices[one.price] ?? null,
            recurring: { interval: "month", interval_count: 1 },
          },
        },
      ],
      "/v1/subscription_items",
    ),
  });

  #invoice = (one: Invoice) => ({
    id: one.id,
    object: "invoice",
    customer: one.customer,
    status: one.status,
    billing_reason: one.reason,
    currency: "usd",
    created: one.created,
    amount_due: one.amount,
    amount_paid: one.status === "paid" ? one.amount : 0,
    total: one.amount,
    hosted_invoice_url: `https://invoice.stripe.com/i/${one.id}`,
    period_start: one.start,
    period_end: one.end,
    status_transitions: {
      finalized_at: one.created,
      paid_at: one.paidAt,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    parent: { type: "subscription_details", subscription_details: { subscription: one.subscription, metadata: {} } },
    lines: page(
      [
        {
          id: `il_${one.id}`,
          object: "line_item",
          amount: one.amount,
          period: { start: one.start, end: one.end },
          pricing: { type: "price_details", price_details: { price: one.price, product: "prod_1" } },
        },
      ],
      "/v1/invoices/lines",
    ),
    payments: page(
      [
        {
          id: `inpay_${one.id}`,
          object: "invoice_payment",
          status: one.status === "paid" ? "paid" : "open",
          payment: { type: "payment_intent", payment_intent: `pi_${one.id}` },
        },
      ],
      "/v1/invoice_payments",
    ),
  });

  #charge = (one: Charge) => ({
    id: one.id,
    object: "charge",
    customer: one.customer,
    payment_intent: one.intent,
    amount: one.amount,
    amount_refunded: one.refunded,
    refunded: one.refunded === one.amount,
  });

  /** Answers a request to the API. */
  answer(method: string, path: string, form: URLSearchParams): Answer {
    const [, , area = "", name = "", rest] = path.split("/");
    const ok = (body: unknown): Answer => ({ status: 200, body });
    const missing = refused(404, "invalid_request_error", `No such thing: ${path}`, "resource_missing");
    if (method === "POST" && path === "/v1/customers") {
      const customer = { id: this.#id("cus"), object: "customer", email: form.get("email"), created: this.#at() };
      this.customers.set(customer.id, customer);
      return ok(customer);
    }
    if (method === "POST" && path === "/v1/billing_portal/sessions")
      return ok({
        id: this.#id("bps"),
        object: "billing_portal.session",
        url: "https://billing.stripe.com/p/session/1",
      });
    if (method === "POST" && path === "/v1/refunds") return this.#refund(form.get("payment_intent") ?? "");
    if (area === "checkout") return this.#checkout(method, path, form) ?? missing;
    if (area === "charges") {
      const charge = this.charges.get(name);
      return charge === undefined ? missing : ok(this.#charge(charge));
    }
    if (area === "invoices" && method === "GET" && name !== "") {
      const invoice = this.invoices.get(name);
      return invoice === undefined ? missing : ok(this.#invoice(invoice));
    }
    if (area === "invoices" && method === "GET") {
      const [customer, subscription, status] = ["customer", "subscription", "status"].map((key) => form.get(key));
      const found = [...this.invoices.values()].filter(
        (one) =>
          (customer === null || one.customer === customer) &&
          (subscription === null || one.subscription === subscription) &&
          (status === null || one.status === status),
      );
      return ok(page(found.toReversed().map(this.#invoice), "/v1/invoices"));
    }
    if (area !== "subscriptions" || rest !== undefined) return missing;
    if (name === "")
      return ok(
        page(
          [...this.subscriptions.values()]
            .filter(({ customer }) => customer === form.get("customer"))
            .toReversed()
            .map(this.#subscription),
          "/v1/subscriptions",
        ),
      );
    const subscription = this.subscriptions.get(name);
    if (subscription === undefined) return missing;
    if (method === "DELETE") {
      if (subscription.status === "canceled") return missing;
      this.end(name);
    }
    const declined = method === "POST" && form.get("payment_behavior") === "error_if_incomplete" && this.declines;
    if (declined) return refused(402, "card_error", "Your card was declined.", "card_declined");
    if (method === "POST") this.#update(subscription, form);
    return ok(this.#subscription(subscription));
  }

  #checkout(method: string, path: string, form: URLSearchParams): Answer | null {
    const [, , , , id, action] = path.split("/");
    if (id === undefined && method === "POST") {
      const made = {
        id: this.#id("cs_test"),
        customer: form.get("customer") ?? "",
        price: form.get("line_items[0][price]") ?? "",
        status: "open",
        client_reference_id: form.get("client_reference_id"),
        success_url: form.get("success_url"),
        cancel_url: form.get("cancel_url"),
      };
      const session = { ...made, url: `https://checkout.stripe.com/c/pay/${made.id}` };
      if (this.prices[session.price] === undefined)
        return refused(400, "invalid_request_error", `No such price: '${session.price}'`, "resource_missing");
      this.sessions.set(session.id, session);
      return { status: 200, body: this.#session(session) };
    }
    const session = this.sessions.get(id ?? "");
    if (session === undefined) return null;
    if (action === "expire") session.status = "expired";
    return { status: 200, body: this.#session(session) };
  }

  #update(subscription: Subscription, form: URLSearchParams): void {
    const price = form.get("items[0][price]");
    const cancel = form.get("cancel_at_period_end");
    if (cancel !== null) subscription.cancel = cancel === "true";
    for (const key of ["keeps_plan", "keeps_until"]) {
      const value = form.get(`metadata[${key}]`);
      if (value === "") delete subscription.metadata[key];
      else if (value !== null) subscription.metadata[key] = value;
    }
    if (price === null) return;
    const before = this.prices[subscription.price] ?? 0;
    subscription.price = price;
    if (form.get("billing_cycle_anchor[type]") !== "now") return;
    const at = this.#at();
    const unused = Math.floor((before * (subscription.end - at)) / (subscription.end - subscription.start));
    Object.assign(subscription, { anchor: at, start: at, end: seconds(addMonths(this.#now(), 1)) });
    this.#bill(subscription, "subscription_update", (this.prices[price] ?? 0) - unused, true);
  }

  #refund(intent: string): Answer {
    const charge = [...this.charges.values()].find((one) => one.intent === intent);
    if (charge === undefined)
      return refused(404, "invalid_request_error", "No such payment_intent", "resource_missing");
    if (charge.refunded === charge.amount)
      return refused(400, "invalid_request_error", "Charge has already been refunded.", "charge_already_refunded");
    charge.refunded = charge.amount;
    const refund = {
      id: this.#id("re"),
      object: "refund",
      status: "succeeded",
      amount: charge.amount,
      payment_intent: intent,
    };
    this.refunds.push(refund);
    return { status: 200, body: refund };
  }
}
