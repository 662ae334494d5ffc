/** What a quiz asks about one subject: facts that hold anywhere and for long. */
export interface QuizSet {
  id: string;
  /** Finds the subject in what someone wrote, in lower case. */
  says: RegExp;
  title: string;
  icon: string;
  /** One `question|right|wrong|wrong|wrong` a line; `T:` and `F:` begin a statement that is true or false. */
  questions: string;
}

/** What is asked on one occasion, as somebody who does such surveys would ask it. */
export interface SurveySet {
  id: string;
  /** Finds the occasion in what someone wrote, in lower case. */
  says: RegExp;
  title: string;
  icon: string;
  intro: string;
  thanks: string;
  /**
   * One `type|question|choices or ends|more` a line; `*` behind a type makes it required, `#` begins a page. `>` in the last part
   * skips: `No>2` goes on with the second question behind this one.
   */
  questions: string;
  /** Ranges of points with a text each make it an assessment: `from-to|title|text` a line. */
  bands?: string;
}

/** A quiz without right answers, at whose end somebody is something. */
export interface PersonalitySet {
  id: string;
  /** Finds the subject in what someone wrote, in lower case. */
  says: RegExp;
  title: string;
  icon: string;
  /** One `id|title|icon|text` a line. */
  outcomes: string;
  /** One `question|choice=outcome|choice=outcome` a line. */
  questions: string;
}

/** Everything that questionnaires are made of. */
export interface AskSets {
  quizzes: readonly QuizSet[];
  surveys: readonly SurveySet[];
  personalities: readonly PersonalitySet[];
}
