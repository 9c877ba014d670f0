import { distance } from 'fastest-levenshtein';
import { settingNames } from './environment.ts';

/** Settings that other parts of the project read. */
const otherNames = ['PUBLIC_API_URL', 'CHROMIUM_PATH', 'API_ORIGIN'];
const names = [...settingNames, ...otherNames];

/** The first word of a name that several settings share, such as `RETENTION`. */
const prefixes = new Set(names.map(prefixOf).filter((prefix, index, all) => prefix && all.indexOf(prefix) !== index));

/** Lists the variables that look like a setting and are none, a sentence each. Their values are not shown. */
export function listMisspeltSettings(source: NodeJS.ProcessEnv): string[] {
  const unknown = Object.keys(source).filter((name) => !names.includes(name));
  return unknown.flatMap((name) => {
    const nearest = findNearest(name);
    const looksOurs = isTypingError(name, nearest) || prefixes.has(prefixOf(name));
    return looksOurs ? [`${name} is not a setting, so it has no effect. Did you mean ${nearest}?`] : [];
  });
}

function findNearest(name: string): string {
  return names.reduce((nearest, other) => (distance(name, other) < distance(name, nearest) ? other : nearest));
}

/** Two letters that changed places count as two changes, which would be too many for a short name: `HOME` is none of `HOST`. */
function isTypingError(name: string, nearest: string): boolean {
  const allowed = nearest.length < 8 ? 1 : 2;
  return distance(name, nearest) <= allowed || sortLetters(name) === sortLetters(nearest);
}

const sortLetters = (name: string) => [...name].sort().join('');

function prefixOf(name: string): string {
  return name.includes('_') ? (name.split('_', 1)[0] ?? '') : '';
}
