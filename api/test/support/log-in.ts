import { inject, type TestApp, type TestReply, password as validPassword } from './test-app.ts';

/** Sends the login form as a browser with the given device cookie and user agent would. */
export async function logInAsBrowser(
  { app }: TestApp,
  email: string,
  { password = validPassword, cookie, userAgent }: { password?: string; cookie?: string; userAgent?: string } = {},
): Promise<TestReply> {
  return inject(app, {
    method: 'POST',
    url: '/api/Login',
    headers: { ...(cookie && { cookie }), ...(userAgent && { 'user-agent': userAgent }) },
    payload: { email, password },
  });
}

/** The `Cookie` header that a browser sends after it has received a reply. */
export function cookieOf({ headers }: TestReply): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

/** The account id in a token. */
export function userIdOf(token: string): string {
  return payloadOf(token).sub;
}

/** The session id in a token. */
export function sessionIdOf(token: string): string {
  return payloadOf(token).sid;
}

function payloadOf(token: string): { sub: string; sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Makes a session look as if the password had last been verified in it `age` milliseconds ago. */
export async function backdateLogin({ data }: TestApp, token: string, age: number): Promise<void> {
  await data.database
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - age).toISOString() })
    .where('id', '=', sessionIdOf(token))
    .execute();
}
