export type MessageValues = Record<string, string | number>;

/** `{name}`, or `{name, plural, one {…} other {…}}` whose forms hold text, `#` and `{name}`. */
const argument = /\{(\w+)(?:,\s*plural,((?:\s*\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
const pluralForm = /(\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Puts values into a message. The syntax is a subset of ICU MessageFormat
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/): `{name}` becomes the value as it is, and
 * `{coins, plural, one {# coin} other {# coins}}` the form that the locale uses for that number, with the number for `#`.
 * An argument without a value stays as it is.
 */
export function formatMessage(template: string, values: MessageValues, locale = 'en'): string {
  return template.replace(argument, (whole, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (!forms) return String(value);
    const texts = pluralForms(forms);
    const text = texts.get(new Intl.PluralRules(locale).select(Number(value))) ?? texts.get('other') ?? whole;
    return text.replace(/#|\{(\w+)\}/g, (part, inner?: string) => String(inner ? (values[inner] ?? part) : value));
  });
}

/** Whether every brace of a template belongs to an argument, and every plural has the form that all locales need. */
export function isMessageTemplate(template: string): boolean {
  const areComplete = [...template.matchAll(argument)].every(
    ([, , forms]) => !forms || pluralForms(forms).has('other'),
  );
  return areComplete && !/[{}]/.test(template.replace(argument, ''));
}

function pluralForms(forms: string): Map<string, string> {
  return new Map([...forms.matchAll(pluralForm)].map(([, category = '', text = '']) => [category, text]));
}
