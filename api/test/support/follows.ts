import { reportNews } from '../../src/follows/report-news.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { deliverEmails } from './emails.ts';
import { addNeed } from './needs.ts';
import type { Person } from './roles.ts';
import type { TestApp, TestReply } from './test-app.ts';

export const follow = (api: TestApp, { token }: Pick<Person, 'token'>, path: string): Promise<TestReply> =>
  api.send('PUT', `/api/follows/${path}`, {}, token);

export const listFollows = async (api: TestApp, { token }: Pick<Person, 'token'>) =>
  (await api.get('/api/follows', token)).body.result;

/** Adds a need that is wanted since now. @returns its id */
export function addNewNeed(api: TestApp, changes: Parameters<typeof addNeed>[1] = {}): Promise<string> {
  return addNeed(api.data.database, { wanted_at: new Date().toISOString(), ...changes });
}

/** Runs the job with the current time, and returns the emails that leave. */
export async function deliverNews(api: TestApp): Promise<Mail[]> {
  await reportNews(api.services);
  return deliverEmails(api);
}

/** The code of the link in an email that ends these emails; empty if it has none. */
export function unsubscribeCodeIn(mail: Mail | undefined): string {
  const [, code = ''] = /\/unsubscribe#([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  return code;
}
