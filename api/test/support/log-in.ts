import { inject, password, type TestApp, type TestReply } from './test-app.ts';

/** Logs in as a browser does, with its cookie and its name. */
export async function logInFrom(
  { app }: TestApp,
  email: string,
  { attempted = password, cookie, userAgent }: { attempted?: string; cookie?: string; userAgent?: string } = {},
): Promise<TestReply> {
  return inject(app, {
    method: 'POST',
    url: '/api/Login',
    headers: { ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) },
    payload: { email, password: attempted },
  });
}

/** The `Cookie` header that a browser sends after a reply. */
export function cookieOf({ headers }: TestReply): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** The id of a token's session. */
export function sessionIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
}

/** Makes the log-in of a session as old as given, in milliseconds. */
export async function ageLogIn({ data }: TestApp, token: string, age: number): Promise<void> {
  await data.database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - age).toISOString() })
    .where('id', '=', sessionIdOf(token))
    .execute();
}
