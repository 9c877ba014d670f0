import { reportNews } from '../../src/follows/report-news.ts';
import type { Mail } from '../../src/mail/mail.ts';
import { deliverEmails } from './emails.ts';
import { addNeed } from './needs.ts';
import type { Person } from './roles.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** Makes a person follow an organization or a need. @param path such as `organization/organization-1` */
export const follow = (api: TestApp, { token }: Pick<Person, 'token'>, path: string): Promise<TestReply> =>
  api.send('PUT', `/api/follows/${path}`, {}, token);

export const listFollows = async (api: TestApp, { token }: Pick<Person, 'token'>) =>
  (await api.get('/api/follows', token)).body.result;

/** Adds a need that has just become wanted. @returns its id */
export function addNewlyWantedNeed(api: TestApp, changes: Parameters<typeof addNeed>[1] = {}): Promise<string> {
  return addNeed(api.data.database, { wanted_at: new Date().toISOString(), ...changes });
}

/** Runs the job that sends news to followers, and returns the emails that were sent. */
export async function deliverNews(api: TestApp): Promise<Mail[]> {
  await reportNews(api.services);
  return deliverEmails(api);
}

/** The unsubscribe code in the link of an email; empty if the email contains none. */
export function unsubscribeCodeIn(mail: Mail | undefined): string {
  const [, code = ''] = /\/unsubscribe#([\w-]+)\n/.exec(mail?.text ?? '') ?? [];
  return code;
}
