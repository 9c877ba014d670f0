import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // This rule is not part of `standard`, but the Nu HTML checker reports such errors too.
  rules: { 'input-attributes': 'error' },
});

/** Returns the errors that the Nu HTML checker (https://validator.w3.org/nu) would report for the HTML of a page. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) => messages).map(({ message, selector }) => `${message} (${selector})`);
  // html-validate misses one error that the Nu HTML checker reports: `slot` is not an attribute of SVG elements.
  const slots = html.match(/<svg[^>]*\sslot=[^>]*>/g) ?? [];
  return [...errors, ...slots];
}
