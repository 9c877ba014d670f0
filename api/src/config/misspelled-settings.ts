import { distance } from 'fastest-levenshtein';
import { settingNames } from './environment.ts';

/** Settings that only the site or the scripts read. */
const otherNames = ['PUBLIC_API_URL', 'CHROMIUM_PATH', 'API_ORIGIN'];
const names = [...settingNames, ...otherNames];

/** The first words that several names share, such as `RETENTION`. */
const prefixes = new Set(names.map(prefixOf).filter((prefix, index, all) => prefix && all.indexOf(prefix) !== index));

/** Returns a sentence, without the value, for each variable that looks like a setting but is not one. */
export function listMisspelledSettings(source: NodeJS.ProcessEnv): string[] {
  const unknown = Object.keys(source).filter((name) => !names.includes(name));
  return unknown.flatMap((name) => {
    const nearest = findNearest(name);
    const looksLikeSetting = isTypo(name, nearest) || prefixes.has(prefixOf(name));
    return looksLikeSetting ? [`${name} is not a setting, so it has no effect. Did you mean ${nearest}?`] : [];
  });
}

function findNearest(name: string): string {
  return names.reduce((nearest, other) => (distance(name, other) < distance(name, nearest) ? other : nearest));
}

/**
 * In a short name, only a single change counts as a typo, because `HOME` is not a misspelled `HOST`. Swapped letters are
 * checked separately, because the distance counts them as two changes.
 */
function isTypo(name: string, nearest: string): boolean {
  const allowed = nearest.length < 8 ? 1 : 2;
  return distance(name, nearest) <= allowed || sortLetters(name) === sortLetters(nearest);
}

const sortLetters = (name: string) => [...name].sort().join('');

function prefixOf(name: string): string {
  return name.includes('_') ? (name.split('_', 1)[0] ?? '') : '';
}
