/** What a check found. Only a problem makes the command fail. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem';
  text: string;
  /** What to do about the finding. */
  advice?: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice });
export const problem = (text: string, advice: string): Finding => ({ level: 'problem', text, advice });

const labels = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' };

/** @param topic what was checked, such as `database` */
export function formatFinding(topic: string, { level, text, advice }: Finding): string {
  const line = `${labels[level].padEnd(8)} ${topic.padEnd(9)} ${text}`;
  return advice ? `${line}\n${' '.repeat(19)}→ ${advice}` : line;
}
