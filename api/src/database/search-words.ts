/** Letters that Unicode does not decompose, and how they are usually spelled in plain letters. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** The maximum number of terms in a search. More would make the search slower, but hardly more precise. */
const maxTerms = 8;

/** How many characters of a folded string are searched. Folding can turn one character into up to 18. */
const maxTextLength = 400;

/** A longer word could exceed the size that PostgreSQL allows in an index. */
const maxWordLength = 100;

/** Fewer characters at the end of a phone number or an order number would have too many matches. */
const minEndLength = 4;

/** A shorter group of digits could be any number, not only a phone number. */
const minPhoneLength = 5;

/** An order number has a dash before its last four characters, which are the ones that people type. */
const numberEndLength = 4;

/** How many digits at the end of a phone number are the same whether it starts with a country code or with a zero. */
const nationalDigits = 10;

// The ends of phone numbers and order numbers are stored backward, so that an index finds them as prefixes. No other word
// starts with one of these marks.
const phoneMark = '~';
const numberMark = '#';

/** Removes everything that makes no difference in a search: letter case, accents, and the script of digits. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}

/**
 * Matches an email address, which is also stored as one word, so that a search for the whole address does not find longer
 * ones. A match can begin only at the start of a run of these characters, because trying every position in a long run would
 * take quadratic time.
 */
const emailAddress = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}.-]*/gu;

const truncate = (word: string): string => [...word].slice(0, maxWordLength).join('');

const splitWords = (folded: string): string[] => (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map(truncate);

const reverse = (text: string): string => [...text].reverse().join('');

/** The words by which a search finds these strings, without duplicates. */
export function searchWordsOf(texts: readonly string[]): string[] {
  const folded = texts.map((text) => foldText(text).slice(0, maxTextLength));
  return [
    ...new Set(folded.flatMap((text) => [...splitWords(text), ...(text.match(emailAddress) ?? []).map(truncate)])),
  ];
}

/** The words by which a phone number is found: one for its beginning, and one for its end. */
export function searchWordsOfPhone(phone: string): string[] {
  const digits = foldText(phone)
    .replace(/[^0-9]/g, '')
    .slice(0, maxWordLength);
  return digits ? [digits, phoneMark + reverse(digits)] : [];
}

/** The word by which a search for the end of an order's number finds the order. */
export function searchWordOfOrderNumber(idPart: string): string {
  return numberMark + reverse(idPart);
}

/** Whether `searchWordOfOrderNumber` returned this word. */
export const isSearchWordOfOrderNumber = (word: string): boolean => word.startsWith(numberMark);

/** One part of a search, as prefixes: it matches anything with a word that starts with one of them. */
export type SearchTerm = readonly [string, ...string[]];

/** Splits a search into at most `maxTerms` terms, all of which have to match. A search with no letters or digits has none. */
export function parseSearch(search: string): SearchTerm[] {
  const folded = foldText(search)
    .slice(0, maxTextLength)
    .replace(/(?<![\p{L}\p{N}])kc-(?=[0-9a-f])/gu, '');
  const terms: SearchTerm[] = (folded.match(emailAddress) ?? []).map((found): SearchTerm => [truncate(found)]);
  const rest = folded
    .replace(emailAddress, ' ')
    .replace(/(?<![\p{L}\p{N}])\+?[0-9][0-9 ()./-]*[0-9](?![\p{L}\p{N}])/gu, (run, start: number, text: string) => {
      if (!isPhone(run, text.slice(0, start) + text.slice(start + run.length))) return run;
      terms.push(phoneTerm(run));
      return ' ';
    });
  return [...terms, ...[...new Set(splitWords(rest))].map(wordTerm)].slice(0, maxTerms);
}

/**
 * A phone number may be typed in groups of digits. Next to other words, groups of digits count as a phone number only if they
 * start with a plus sign or a zero.
 */
function isPhone(run: string, around: string): boolean {
  const hasEnoughDigits = run.replace(/[^0-9]/g, '').length >= minPhoneLength;
  const isAlone = !/[\p{L}\p{N}]/u.test(around);
  return hasEnoughDigits && (isAlone || /^[+0]/.test(run));
}

function phoneTerm(typed: string): SearchTerm {
  const digits = typed.replace(/[^0-9]/g, '').slice(0, maxWordLength);
  return [...wordTerm(digits), `0${digits}`];
}

function wordTerm(word: string): SearchTerm {
  const prefixes: [string, ...string[]] = [word];
  if (/^[0-9]+$/.test(word) && word.length >= minEndLength)
    prefixes.push(phoneMark + reverse(word.slice(-nationalDigits)));
  if (/^[0-9a-f]+$/.test(word) && word.length >= minEndLength) prefixes.push(searchWordOfOrderNumber(addDash(word)));
  return prefixes;
}

const addDash = (end: string): string =>
  end.length > numberEndLength ? `${end.slice(0, -numberEndLength)}-${end.slice(-numberEndLength)}` : end;
