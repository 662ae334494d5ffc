import { ESTIMATOR_SETTINGS } from "@sayhey/contract/password";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonDictionary } from "@zxcvbn-ts/language-common";
import { dictionary as englishDictionary, translations } from "@zxcvbn-ts/language-en";
import type { StrengthAnswer, StrengthRequest } from "./strength-messages.ts";

const estimator = new ZxcvbnFactory({
  ...ESTIMATOR_SETTINGS,
  dictionary: { ...commonDictionary, ...englishDictionary },
  graphs: adjacencyGraphs,
  translations,
});

self.onmessage = ({ data }: MessageEvent<StrengthRequest>) => {
  const { score, feedback } = estimator.check(data.password);
  const answer: StrengthAnswer = {
    id: data.id,
    strength: { score, warning: feedback.warning, suggestions: [...new Set(feedback.suggestions)] },
  };
  self.postMessage(answer);
};
