export { answerQuestion } from "./answer-question.ts";
export type { AnswerPassage } from "./answer-question.ts";
export { CHANGE_BUDGET, changeApp } from "./change/change-app.ts";
export type { ChangedApp, EarlierWish } from "./change/change-app.ts";
export type { Learnt, ProjectFiles, Question } from "./change/change-tools.ts";
export { APP_PART, changedParts } from "./change/changed-parts.ts";
export { wishesInVersion } from "./change/wish-list.ts";
export type { Wish } from "./change/wish-list.ts";
export { createApp } from "./create/create-app.ts";
export { CREATE_BUDGET } from "./create/create-options.ts";
export type { CreatedApp } from "./create/create-app.ts";
export type { CreateStage, LookReport } from "./create/create-options.ts";
export type { Design } from "./create/design.ts";
export type { LiveBuild } from "./create/live-build.ts";
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
