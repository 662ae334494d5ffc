export { planApp } from "./plan-app.ts";
