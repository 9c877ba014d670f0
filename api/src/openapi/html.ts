/** A piece of HTML, as opposed to text that has to be escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | Html[];

/** Builds HTML. Values are escaped, except those that are HTML themselves. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toText)));
}

function toText(value: Value): string {
  if (Array.isArray(value)) return value.map(toText).join('');
  return value instanceof Html ? value.text : escapeText(String(value));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
