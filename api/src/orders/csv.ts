/** A row of comma-separated values with its line break (RFC 4180). */
export function toCsvRow(cells: (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : disarm(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Where a formula may begin: a spreadsheet in a country that writes 1,5 takes a semicolon for what parts the cells, and
 * the wide forms of the signs mean the same as the narrow ones in some.
 */
const beforeFormula = /(?<=^|[;\t])(?=["\s]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n])/g;

/**
 * Makes a text one that no spreadsheet runs as a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return text.replace(beforeFormula, "'");
}
