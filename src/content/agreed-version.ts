import { getCopy } from './copy.ts';

/** The version of the terms and the privacy notice that people agree to: the day of their last change, such as `2026-11-22`. */
export async function readAgreedVersion(): Promise<string> {
  const documents = [await getCopy('terms'), await getCopy('privacy')];
  const days = documents.map(({ lastChanged }) => lastChanged.toISOString().slice(0, 10));
  return days.sort().at(-1) ?? '';
}
