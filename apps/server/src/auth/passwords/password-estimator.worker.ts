import { parentPort } from "node:worker_threads";
import { ESTIMATOR_SETTINGS } from "@sayhey/contract/password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonDictionary } from "@zxcvbn-ts/language-common";
import { dictionary as englishDictionary, translations } from "@zxcvbn-ts/language-en";
import type { EstimateAnswer, EstimateRequest } from "./estimate-messages.ts";

const estimator = new ZxcvbnFactory({
  ...ESTIMATOR_SETTINGS,
  dictionary: { ...commonDictionary, ...englishDictionary },
  graphs: adjacencyGraphs,
  translations,
});
const common = new Set(commonDictionary["passwords-common"].map((password) => String(password).toLowerCase()));

parentPort?.on("message", ({ id, password }: EstimateRequest) => {
  const { score, feedback } = estimator.check(password);
  const answer: EstimateAnswer = {
    id,
    estimate: {
      score,
      warning: feedback.warning,
      suggestions: [...new Set(feedback.suggestions)],
      isCommon: common.has(password.toLowerCase()),
    },
  };
  parentPort?.postMessage(answer);
});
