import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The Nu HTML checker reports it too.
  rules: { 'input-attributes': 'error' },
});

/** The errors in the HTML of a page, in the way that the Nu HTML checker (https://validator.w3.org/nu) sees them. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) => messages).map(({ message, selector }) => `${message} (${selector})`);
  // Of the Nu HTML checker's errors, html-validate does not know this one: `slot` is not an attribute of SVG elements.
  const slots = html.match(/<svg[^>]*\sslot=[^>]*>/g) ?? [];
  return [...errors, ...slots];
}
