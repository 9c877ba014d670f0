import { toWords } from './item-terms.ts';

/** Goods that the site does not accept. Each entry of `words` and `except` has one or more words, in the singular or the plural. */
export interface Refusal {
  /** What people call the goods. */
  words: readonly string[];
  /** Phrases that contain such words but are accepted, such as "toy gun". */
  except: readonly string[];
}

/**
 * Returns the refusals that apply to what someone typed. Only whole words match, and a phrase of several words matches only in the
 * same order and without other words in between.
 */
export function matchRefusals<R extends Refusal>(itemsName: string, refusals: readonly R[]): R[] {
  const parts = itemsName.split(/[,;:&+/()]|\.\s|\band\b|\bor\b/i).map(toWords);
  return refusals.filter(({ words, except }) => {
    const accepted = except.map(toWords).sort((one, other) => other.length - one.length);
    const rest = parts.flatMap((part) =>
      accepted.reduce<string[][]>((runs, phrase) => runs.flatMap(splitAt(phrase)), [part]),
    );
    return words.map(toWords).some((phrase) => rest.some((run) => indexOfPhrase(run, phrase) >= 0));
  });
}

/** Splits a list of words at each occurrence of a phrase. */
const splitAt =
  (phrase: string[]) =>
  (words: string[]): string[][] => {
    const index = indexOfPhrase(words, phrase);
    if (index < 0) return [words];
    return [words.slice(0, index), ...splitAt(phrase)(words.slice(index + phrase.length))];
  };

/** Returns the index at which a phrase begins; -1 if it does not occur. A phrase without words never occurs. */
function indexOfPhrase(words: string[], phrase: string[]): number {
  if (phrase.length === 0) return -1;
  return words.findIndex((_, start) => phrase.every((word, offset) => words[start + offset] === word));
}
