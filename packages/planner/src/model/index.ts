export { answerQuestion } from "./answer-question.ts";
export type { AnswerPassage } from "./answer-question.ts";
export { changeApp } from "./change-app.ts";
export type { ChangedApp, EarlierWish } from "./change-app.ts";
export type { ProjectFiles } from "./change-tools.ts";
export type { LiveChange } from "./live-change.ts";
export { improveApp } from "./improve-app.ts";
export type { ImprovedApp, ImproveStage } from "./improve-app.ts";
export type {
  Model,
  ModelAnswer,
  ModelCall,
  ModelFinish,
  ModelMessage,
  ModelPicture,
  ModelTool,
  ModelToolCall,
  ModelUsage,
} from "./model-port.ts";
export { writeTexts } from "./write-texts.ts";
export type { TextField } from "./write-texts.ts";
