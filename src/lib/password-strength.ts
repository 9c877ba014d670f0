import { limits } from '@kindcrate/contract/limits';

export const passwordStrengths = ['tooShort', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The kinds of characters that a password may combine, with the number of characters of each kind on a keyboard. */
const alphabets = [
  { characters: /[a-z]/, size: 26 },
  { characters: /[A-Z]/, size: 26 },
  { characters: /[0-9]/, size: 10 },
  { characters: /[^a-zA-Z0-9]/, size: 33 },
];
/** How many bits make a password fair or strong: a word with a digit is fair, a short sentence is strong. */
const fairBits = 40;
const strongBits = 60;

/**
 * Estimates how hard a password is to guess by trying every password of its length and alphabets. The estimate overrates words and
 * names, but the API also refuses the most common passwords.
 */
export function estimateStrength(password: string): PasswordStrength {
  if (password.length < limits.password.min) return 'tooShort';
  const alphabetSize = alphabets
    .filter(({ characters }) => characters.test(password))
    .reduce((sum, { size }) => sum + size, 0);
  const bits = countUnpredictable(password) * Math.log2(alphabetSize);
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/**
 * Counts the characters, except those that are equal to the previous character or next to it in the alphabet: `aaa`, `123` and
 * `cba` count as one each.
 */
function countUnpredictable(password: string): number {
  const codes = Array.from(password, (character) => character.charCodeAt(0));
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}
