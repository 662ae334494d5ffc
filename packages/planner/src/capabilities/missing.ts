import type { Capability } from "./capability.ts";

const missing = (id: string, says: string, falls: string): Capability => ({ id, says, falls });

/** What people ask for that no part of an app does yet, and what there is in its place. */
export const MISSING: readonly Capability[] = [
  missing(
    "online-payment",
    "online payment|online payments|card payment|card payments|pay online|payment gateway|stripe|paypal|apple pay|wechat pay|alipay",
    "Amounts are kept; no money moves.",
  ),
  missing(
    "push-notifications",
    "push notifications|push notification|sms|sms reminders|text message reminders|email reminders|email alerts|whatsapp reminders",
    "Apps can't send messages by themselves yet.",
  ),
  missing(
    "video-call",
    "video call|video calls|video chat|video conference|video meetings|telemedicine",
    "Apps can't make calls yet.",
  ),
  missing(
    "live-location",
    "gps tracking|live location|live tracking|real-time location|location tracking|route optimisation|route optimization",
    "Places are kept and shown on a map; nothing is located by itself.",
  ),
  missing(
    "barcode",
    "barcode|barcodes|barcode scanner|scan barcodes|qr code|qr codes|qr scanner",
    "Apps can't scan or print codes yet.",
  ),
  missing(
    "pdf",
    "pdf|pdfs|pdf export|pdf invoices|print invoices|print labels|word document",
    "Pages print from the browser; apps don't make documents yet.",
  ),
  missing(
    "spreadsheet-import",
    "import from excel|excel import|import spreadsheet|google sheets",
    "Lists take in CSV files, by their menu; other tables have to be saved as CSV first.",
  ),
  missing(
    "ai-texts",
    "ai chat|ai q&a|ai recommendations|ai suggestions|ai generated|ai writing|chatgpt",
    "Apps have no model of their own that writes or recommends.",
  ),
  missing(
    "image-generation",
    "ai images|image generation|generate images|ai art|face recognition|facial recognition|image recognition",
    "Apps can't make or read pictures by themselves.",
  ),
  missing(
    "social-sign-in",
    "google login|login with google|facebook login|social login|sign in with google|apple login|wechat login|single sign-on|sso",
    "People sign in with an email address; accounts of other services aren't connected.",
  ),
  missing(
    "calendar-sync",
    "google calendar|calendar sync|sync with calendar|ical|outlook calendar",
    "Dates stay in the app; other calendars aren't connected yet.",
  ),
  missing(
    "integrations",
    "shopify|salesforce|xero|quickbooks|zapier|slack|whatsapp integration|mailchimp|api integration|third-party api",
    "Apps don't connect to other services yet.",
  ),
  missing(
    "signature",
    "e-signature|electronic signature|digital signature|sign documents|docusign",
    "Nothing can be signed in an app yet.",
  ),
  missing(
    "audio",
    "voice notes|voice messages|voice recording|record audio|audio recording|speech to text|text to speech|voice recognition",
    "Apps can't record or speak yet.",
  ),
  missing(
    "streaming",
    "video streaming|live streaming|live stream",
    "Videos can be added and played; nothing is streamed live.",
  ),
  missing(
    "translation",
    "multilingual|multi-language|multiple languages|language switch|several languages",
    "An app speaks one language; it can be translated in the editor.",
  ),
  missing(
    "recurring",
    "recurring billing|recurring payments|subscription billing|automatic billing|direct debit",
    "Due dates are kept; nothing is charged by itself.",
  ),
  missing(
    "weather",
    "weather|weather forecast|live scores|live prices|exchange rates|stock prices|real-time data",
    "Apps don't fetch anything from outside yet.",
  ),
  missing(
    "encryption",
    "end-to-end encryption|end-to-end encrypted|two-factor|2fa",
    "Apps have no such protection of their own.",
  ),
  missing(
    "delivery-tracking",
    "order tracking|delivery tracking|track delivery|parcel tracking",
    "The state of an order is kept; carriers aren't asked.",
  ),
  missing(
    "matching",
    "matching algorithm|smart matching|auto match|automatic matching|auto-assign|automatic scheduling",
    "Lists can be filtered; nothing is matched or planned by itself.",
  ),
  missing(
    "offline-app",
    "app store|play store|ios app|android app|native app|desktop app",
    "It's a web app; a phone can add it to the home screen.",
  ),
];
