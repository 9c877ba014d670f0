export type MessageValues = Record<string, string | number>;

/** Matches `{name}`, or `{name, plural, one {…} other {…}}` with forms that may contain text, `#` and `{name}`. */
const placeholder = /\{(\w+)(?:,\s*plural,((?:\s*\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*)?\}/g;
/** Matches one form of a plural, such as `one {# coin}`. */
const pluralForm = /(\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

/** The formatters are cached for each locale, because creating them takes a hundred times as long as using them. */
const formats = new Map<string, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>();

function formatsOf(locale: string) {
  const known = formats.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
  };
  formats.set(locale, known);
  return known;
}

/**
 * Puts values into a message. The syntax is a subset of ICU MessageFormat
 * (https://unicode-org.github.io/icu/userguide/format_parse/messages/): `{name}` becomes the value, and
 * `{coins, plural, one {# coin} other {# coins}}` becomes the form that the locale uses for the value, with the value in
 * place of `#`, as the locale writes numbers (`1,500 coins`). A placeholder without a value stays unchanged.
 */
export function formatMessage(template: string, values: MessageValues, locale = 'en'): string {
  return template.replace(placeholder, (whole, name: string, forms?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (!forms) return String(value);
    const textByCategory = pluralForms(forms);
    const { rules, numbers } = formatsOf(locale);
    const text = textByCategory.get(rules.select(Number(value))) ?? textByCategory.get('other') ?? whole;
    const number = numbers.format(Number(value));
    return text.replace(/#|\{(\w+)\}/g, (part, inner?: string) => (inner ? String(values[inner] ?? part) : number));
  });
}

/** Checks that every brace belongs to a placeholder, and that every plural has the form `other`, which every locale needs. */
export function isMessageTemplate(template: string): boolean {
  const found = [...template.matchAll(placeholder)];
  const areComplete = found.every(([, _name, forms]) => !forms || pluralForms(forms).has('other'));
  return areComplete && !/[{}]/.test(template.replace(placeholder, ''));
}

/** The names of a message's placeholders, each once, in the order in which they appear. */
export function placeholdersOf(template: string): string[] {
  const inner = [...template.matchAll(placeholder)].flatMap(([, name = '', forms = '']) => [
    name,
    // A form may contain placeholders too.
    ...[...pluralForms(forms).values()].flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, own = '']) => own)),
  ]);
  return [...new Set(inner)];
}

/** Returns the text of each form by its plural category, such as `one`. */
function pluralForms(forms: string): Map<string, string> {
  return new Map([...forms.matchAll(pluralForm)].map(([, category = '', text = '']) => [category, text]));
}
