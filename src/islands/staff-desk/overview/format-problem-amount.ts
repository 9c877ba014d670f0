import type { Problem } from '@kindcrate/contract/staff-overview';

const gigabyte = 1_000_000_000;

/**
 * Formats the number that a problem reports (emails, or free bytes) for the sentence about it. A number of emails stays a number, so
 * that plural forms work; free bytes become `3.2 GB`. A problem with a job has no amount, so the result is 0.
 */
export function formatProblemAmount({ kind, amount }: Problem, language?: string): number | string {
  if (amount === null) return 0;
  if (kind !== 'disk low' && kind !== 'disk full') return amount;
  const isLarge = amount >= gigabyte;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? amount / gigabyte : amount / 1_000_000);
}
