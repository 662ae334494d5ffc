export { generateApp } from "./generate-app.ts";
