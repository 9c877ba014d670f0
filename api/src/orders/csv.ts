/** A row of comma-separated values with its line break (RFC 4180). */
export function toCsvRow(cells: (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : disarm(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Makes a text one that no spreadsheet runs as a formula.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
function disarm(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
