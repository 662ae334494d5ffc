import { createRandom } from "@sayhey/contract/random";
import { describe, expect, it } from "vitest";
import { OPENERS } from "./flows/moves-words.ts";
import { callWord, fullLines, newCard, toggleMark } from "../templates/src/games/bingo-rules.ts";
import { commonWords } from "../templates/src/games/common-words.ts";
import { misses, shownLetters, stand, startHangman, tryLetter } from "../templates/src/games/hangman-rules.ts";
import { lettersOnly, plainLetters } from "../templates/src/games/plain-letters.ts";
import {
  hintLetter,
  mixLetters,
  nextWord,
  placeLetter,
  pointsOf,
  spelled,
  startScramble,
  takeBack,
} from "../templates/src/games/scramble-rules.ts";
import {
  accuracy,
  isTyped,
  startTyping,
  textAt,
  typeInto,
  wordsPerMinute,
} from "../templates/src/games/typing-rules.ts";
import { guessableWords, guessStand, handIn, knownLetters, marksOf } from "../templates/src/games/word-guess-rules.ts";
import { fiveLetterWords } from "../templates/src/games/word-guess-words.ts";
import { isFoundOut, lineBetween, markLine, startSearch } from "../templates/src/games/word-search-rules.ts";

const LANGUAGES = ["en", "de", "es", "fr", "pt"] as const;

describe("words at hand", () => {
  it("are enough in every language, and of five plain letters where they are guessed", () => {
    for (const language of LANGUAGES) {
      const five = fiveLetterWords(language);
      expect(five.length, language).toBeGreaterThan(language === "en" ? 290 : 115);
      expect(new Set(five).size, language).toBe(five.length);
      expect(five.filter((word) => !/^[a-z]{5}$/.test(word))).toEqual([]);
      const common = lettersOnly(
        commonWords(language).map(({ word }) => word),
        5,
        7,
      );
      expect(common.length, language).toBeGreaterThan(30);
    }
  });

  it("leave out what is guessed first in films", () => {
    for (const language of LANGUAGES)
      for (const opener of OPENERS[language]) {
        expect(opener).toMatch(/^[A-Z]{5}$/);
        expect(fiveLetterWords(language)).not.toContain(opener.toLowerCase());
      }
  });

  it("lose accents, not letters", () => {
    expect(plainLetters("Châtaigne")).toBe("CHATAIGNE");
    expect(plainLetters("Straße")).toBe("STRASSE");
    expect(lettersOnly(["Ähre", "ähre", "ice cream", "tea"], 4, 6)).toEqual(["AHRE"]);
  });
});

describe("hangman", () => {
  const start = () => startHangman([{ word: "Crème brûlée", hint: "sweet" }], undefined, createRandom(1));

  it("finds accented letters by plain ones and never hides a gap", () => {
    const game = tryLetter(start(), "E", 7);
    expect(
      shownLetters(game)
        .map((sign) => sign ?? "_")
        .join(""),
    ).toBe("__È_E ____ÉE");
    expect(misses(game)).toEqual([]);
  });

  it("counts a miss once, and is lost with the last one allowed", () => {
    let game = tryLetter(tryLetter(start(), "X", 2), "X", 2);
    expect(misses(game)).toEqual(["X"]);
    expect(stand(game, 2)).toBe("open");
    game = tryLetter(game, "Z", 2);
    expect(stand(game, 2)).toBe("lost");
    expect(tryLetter(game, "C", 2)).toBe(game);
  });

  it("is won with the last letter, and the next word is another", () => {
    const won = [..."CREMBUL"].reduce((game, letter) => tryLetter(game, letter, 7), start());
    expect(stand(won, 7)).toBe("won");
    const two = [
      { word: "cat", hint: "" },
      { word: "dog", hint: "" },
    ];
    for (let seed = 0; seed < 20; seed++) expect(startHangman(two, "cat", createRandom(seed)).word).toBe("dog");
  });
});

describe("word guess", () => {
  it("marks a double letter no more often than the answer has it", () => {
    expect(marksOf("LLAMA", "ALIEN")).toEqual(["none", "right", "elsewhere", "none", "none"]);
    expect(marksOf("EERIE", "THREE")).toEqual(["elsewhere", "none", "right", "none", "right"]);
    expect(marksOf("SPEED", "ABIDE")).toEqual(["none", "none", "elsewhere", "none", "elsewhere"]);
  });

  it("keeps the best that is known of a letter", () => {
    const known = knownLetters({ answer: "ABIDE", guesses: ["EVADE", "SPEED"] });
    expect(known.get("E")).toBe("right");
    expect(known.get("A")).toBe("elsewhere");
    expect(known.get("S")).toBe("none");
  });

  it("ends with the answer or the sixth try, and refuses short words", () => {
    const game = { answer: "OTTER", guesses: [] };
    expect(handIn(game, "OTTE")).toBe(game);
    expect(guessStand(handIn(game, "OTTER"))).toBe("won");
    const lost = Array.from({ length: 6 }).reduce<typeof game>((at) => handIn(at, "WRONG") as typeof game, game);
    expect(guessStand(lost)).toBe("lost");
    expect(handIn(lost, "OTTER")).toBe(lost);
  });

  it("takes the length that most rows have", () => {
    expect(guessableWords(["Otter", "Ferry", "Pepper", "Market", "Harbor", "to"])).toEqual([
      "PEPPER",
      "MARKET",
      "HARBOR",
    ]);
    expect(guessableWords(["Otter", "Ferry"])).toEqual([]);
  });
});

describe("scramble", () => {
  it("mixes the letters into another order of the same", () => {
    for (let seed = 0; seed < 50; seed++) {
      const { letters } = mixLetters("ABBA", createRandom(seed));
      expect(letters.join("")).not.toBe("ABBA");
      expect(letters.toSorted().join("")).toBe("AABB");
    }
    expect(mixLetters("AAA", createRandom(1)).letters.join("")).toBe("AAA");
  });

  it("helps by the next right letter, for a point", () => {
    const word = mixLetters("OTTER", createRandom(3));
    const wrong = placeLetter(word, word.letters.indexOf("R"));
    const helped = hintLetter(hintLetter(wrong));
    expect(spelled(helped)).toBe("OT");
    expect(pointsOf(helped)).toBe(3);
    expect(placeLetter(helped, helped.placed[0] ?? -1)).toBe(helped);
    expect(spelled(takeBack(helped, 1))).toBe("O");
  });

  it("counts what was solved and ends after the last word", () => {
    const first = startScramble(["OTTER", "FERRY"], createRandom(2));
    const second = nextWord(first, true, createRandom(2));
    expect(second).toMatchObject({ points: 5, isOver: false });
    expect(second.word.answer).not.toBe(first.word.answer);
    expect(nextWord(second, false, createRandom(2))).toMatchObject({ points: 5, isOver: true, behind: 2 });
  });
});

describe("word search", () => {
  const words = lettersOnly(
    commonWords("en").map(({ word }) => word),
    4,
    8,
  );

  it("hides every word in a straight line that spells it", () => {
    for (const [level, count] of [
      ["easy", 5],
      ["normal", 7],
      ["hard", 9],
    ] as const)
      for (let seed = 0; seed < 20; seed++) {
        const game = startSearch(words, level, createRandom(seed));
        expect(game.words).toHaveLength(count);
        expect(game.letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
        for (const { word, fields } of game.words) {
          expect(fields.map((field) => game.letters[field]).join("")).toBe(word);
          expect(lineBetween(game.side, fields[0] ?? -1, fields.at(-1) ?? -1)).toEqual(fields);
        }
      }
  });

  it("marks a word read either way, once", () => {
    let game = startSearch(words, "normal", createRandom(5));
    const line = game.words[0]?.fields ?? [];
    game = markLine(game, line.toReversed());
    expect(game.found).toEqual([game.words[0]?.word]);
    expect(markLine(game, line)).toBe(game);
    for (const { fields } of game.words) game = markLine(game, fields);
    expect(isFoundOut(game)).toBe(true);
  });

  it("knows no line that is not straight", () => {
    expect(lineBetween(10, 0, 12)).toEqual([]);
    expect(lineBetween(10, 22, 0)).toEqual([22, 11, 0]);
  });
});

describe("typing", () => {
  it("counts typos even when they are taken back", () => {
    const game = ["c", "cs", "c", "ca", "cat"].reduce(typeInto, startTyping("cat"));
    expect(game).toMatchObject({ signs: 4, typos: 1 });
    expect(accuracy(game)).toBe(75);
    expect(isTyped(game)).toBe(true);
  });

  it("counts five right signs as a word and takes curly quotes for straight ones", () => {
    const text = "it's all right";
    const game = typeInto(startTyping(text), "it’s all xight");
    expect(game.typos).toBe(1);
    expect(wordsPerMinute(game, 6_000)).toBe(26);
    expect(wordsPerMinute(game, 0)).toBe(0);
    expect(textAt(["a.", "b.", "c."], 2, 2)).toBe("c. a.");
  });
});

describe("bingo", () => {
  const numbers = Array.from({ length: 75 }, (_, index) => String(index + 1));

  it("takes numbers of each column out of its own fifteen, none twice, the middle free", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { cells, marked } = newCard(numbers, true, createRandom(seed));
      expect(cells[12]).toBeNull();
      expect(marked[12]).toBe(true);
      expect(new Set(cells).size).toBe(25);
      cells.forEach((cell, index) => {
        if (cell !== null) expect(Math.ceil(Number(cell) / 15)).toBe((index % 5) + 1);
      });
    }
  });

  it("fits its card to the words there are", () => {
    const sides = [4, 8, 16, 24].map((count) => newCard(numbers.slice(0, count), false, createRandom(1)));
    expect(sides.map(({ side }) => side)).toEqual([2, 3, 4, 5]);
    for (const { cells, side } of sides) expect(new Set(cells).size).toBe(side * side);
  });

  it("sees rows, columns and diagonals", () => {
    const card = newCard(numbers, true, createRandom(1));
    const after = (...fields: number[]) => fullLines(fields.reduce(toggleMark, card));
    expect(after(0, 1, 2, 3)).toEqual([]);
    expect(after(0, 1, 2, 3, 4)).toEqual([[0, 1, 2, 3, 4]]);
    expect(after(2, 7, 17, 22)).toHaveLength(1);
    expect(after(4, 8, 16, 20)).toHaveLength(1);
    expect(toggleMark(card, 12)).toBe(card);
  });

  it("calls every word once", () => {
    let card = newCard(numbers, true, createRandom(1));
    const random = createRandom(9);
    for (let index = 0; index < 80; index++) card = callWord(card, numbers, random);
    expect(new Set(card.called).size).toBe(75);
    expect(card.called).toHaveLength(75);
  });
});
