import { formatMessage, type MessageValues } from '@kindcrate/contract/message-format';
import { en } from './en.ts';

const locale = 'en';
const texts = en;

/** The name of the site in authenticator apps and password managers. */
export const siteName = 'Kindcrate';

type Group = Exclude<keyof typeof texts, 'mails' | 'dataCopy'>;
type Key<G extends Group> = keyof (typeof texts)[G] & string;

/**
 * The names of a template's placeholders. A plural form that is a single word, such as `one {coin}`, would be mistaken for a
 * placeholder, so write it with `#`.
 */
type Arguments<Template> = Template extends `${string}{${infer Rest}` ? Name<Rest> | Arguments<Rest> : never;
type Name<Text> = Text extends `${infer Inner}}${string}` ? WithoutSpaces<BeforeComma<Inner>> : never;
type BeforeComma<Text> = Text extends `${infer Before},${string}` ? Before : Text;
type WithoutSpaces<Text> = Text extends `${string} ${string}` ? never : Text;

type ArgumentsOf<G extends Group, K> = K extends Key<G> ? Arguments<(typeof texts)[G][K]> : never;
type ValuesOf<G extends Group, K> = Record<ArgumentsOf<G, K> & string, string | number>;

/** The keys of a group whose messages take no values. */
type PlainKey<G extends Group> = { [K in Key<G>]: [ArgumentsOf<G, K>] extends [never] ? K : never }[Key<G>];

export type FailureKey = Key<'failures'>;
/** The failures whose messages take no values. */
export type PlainFailureKey = PlainKey<'failures'>;
export type FailureValues<K extends FailureKey> = ValuesOf<'failures', K>;

export function failureText(key: FailureKey, values: MessageValues = {}): string {
  return formatMessage(texts.failures[key], values, locale);
}

/** The message of a successful reply. */
export function successText<K extends Key<'successes'>>(key: K, ...[values]: ValuesArgument<'successes', K>): string {
  return formatMessage(texts.successes[key], values ?? {}, locale);
}

export function auditDetail<K extends Key<'auditDetails'>>(
  key: K,
  ...[values]: ValuesArgument<'auditDetails', K>
): string {
  return formatMessage(texts.auditDetails[key], values ?? {}, locale);
}

/** A title or sentence of a feed. */
export function feedText<K extends Key<'feeds'>>(key: K, ...[values]: ValuesArgument<'feeds', K>): string {
  return formatMessage(texts.feeds[key], values ?? {}, locale);
}

/** A line of a list in an email. */
export function mailPart<K extends Key<'mailParts'>>(key: K, ...[values]: ValuesArgument<'mailParts', K>): string {
  return formatMessage(texts.mailParts[key], values ?? {}, locale);
}

/** The title of an entry in a calendar. */
export function calendarText<K extends Key<'calendarEntries'>>(
  key: K,
  ...[values]: ValuesArgument<'calendarEntries', K>
): string {
  return formatMessage(texts.calendarEntries[key], values ?? {}, locale);
}

/** An item of an order, or one of several orders that were moved together. */
export function orderItemText<K extends Key<'orderItems'>>(
  key: K,
  ...[values]: ValuesArgument<'orderItems', K>
): string {
  return formatMessage(texts.orderItems[key], values ?? {}, locale);
}

/** The text that replaces erased personal data. */
export function erasedText(key: keyof typeof texts.erasedTexts): string {
  return texts.erasedTexts[key];
}

/** A text file of a copy of someone's data. A line is left out when one of its placeholders has no value. */
export function dataCopyText(
  key: keyof typeof texts.dataCopy,
  values: Record<string, string | number | undefined>,
): string {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  const known = Object.fromEntries(present) as MessageValues;
  const isComplete = (line: string) => [...line.matchAll(/\{(\w+)/g)].every(([, name = '']) => name in known);
  const lines = texts.dataCopy[key]
    .split('\n')
    .filter(isComplete)
    .map((line) => formatMessage(line, known, locale));
  return `${lines.join('\r\n')}\r\n`;
}

/** The sentences and buttons of an email, with placeholders. */
export function mailTemplate(key: keyof typeof texts.mails) {
  return texts.mails[key];
}

/** An amount of money as people read it: `EGP 50.00`. @param amount in the smallest unit of the currency */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  // A decimal number as a string, because floating point cannot represent numbers such as 0.07 exactly.
  const padded = String(amount).padStart(digits + 1, '0');
  const decimal = digits ? `${padded.slice(0, -digits)}.${padded.slice(-digits)}` : padded;
  return format.format(decimal as `${number}`);
}

type ValuesArgument<G extends Group, K> = [ArgumentsOf<G, K>] extends [never] ? [] : [values: ValuesOf<G, K>];

/** A list of alternatives as people read it: `accepted, declined, or cancelled`. */
export function formatAlternatives(alternatives: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(alternatives);
}
