/** The first character of every CSV file, because spreadsheets recognize UTF-8 only by this mark. */
export const byteOrderMark = '\ufeff';

/** One row of a CSV file, with its line break (RFC 4180). */
export function toCsvRow(cells: (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : escapeFormulas(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Matches where a spreadsheet may see the start of a formula: at the start of a string, or after a tab or a semicolon, which
 * separates cells in locales with a decimal comma. A formula may also start with a full-width sign (＋ － ＝ ＠), which some
 * spreadsheets treat like the ASCII one.
 */
const formulaStart = /(?<=^|[;\t])(?=["\s]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n])/g;

/**
 * Keeps spreadsheets from running a string as a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function escapeFormulas(text: string): string {
  return text.replace(formulaStart, "'");
}
