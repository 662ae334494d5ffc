import { accountWords } from "./account-words.ts";
import { actionGameWords } from "./action-game-words.ts";
import { askWords } from "./ask-words.ts";
import { assistantWords } from "./assistant-words.ts";
import { behaviourWords } from "./behaviour-words.ts";
import { boardGameWords } from "./board-game-words.ts";
import { conversationWords } from "./conversation-words.ts";
import { dashboardWords } from "./dashboard-words.ts";
import { fileWords } from "./file-words.ts";
import { gameWords } from "./game-words.ts";
import { listWords } from "./list-words.ts";
import { makerToolWords } from "./maker-tool-words.ts";
import { mapWords } from "./map-words.ts";
import { mediaWords } from "./media-words.ts";
import { newsWords } from "./news-words.ts";
import { questionWords } from "./question-words.ts";
import { richWords } from "./rich-words.ts";
import { sharedWords } from "./shared-words.ts";
import { siteWords } from "./site-words.ts";
import { studioToolWords } from "./studio-tool-words.ts";
import { textToolWords } from "./text-tool-words.ts";
import { toolWords } from "./tool-words.ts";
import { wordGameWords } from "./word-game-words.ts";
import { words } from "./words.ts";

/** Every word of the interface of apps, by key. */
export const allWords = {
  ...words,
  ...behaviourWords,
  ...richWords,
  ...conversationWords,
  ...dashboardWords,
  ...assistantWords,
  ...askWords,
  ...questionWords,
  ...sharedWords,
  ...fileWords,
  ...mapWords,
  ...mediaWords,
  ...newsWords,
  ...siteWords,
  ...accountWords,
  ...listWords,
  ...gameWords,
  ...boardGameWords,
  ...actionGameWords,
  ...wordGameWords,
  ...toolWords,
  ...textToolWords,
  ...makerToolWords,
  ...studioToolWords,
};
