import { expect, test } from 'vitest';
import { toFormData } from '../support/donations.ts';
import { smallJpeg } from '../support/photos.ts';
import { createDataFolder, startServerProcess } from '../support/server-process.ts';
import { createRegistration } from '../support/test-app.ts';

const secrets = {
  password: 'the old secret sentence',
  wrong: 'a sentence that is wrong',
  changed: 'the new secret sentence',
  tooShort: 'brief#7',
};
const email = 'silent.person@example.com';

test('threat 50: even at log level trace, the server never logs a password, token or email address, and never repeats a password or token in a reply', async () => {
  const server = await startServerProcess(await createDataFolder(), { LOG_LEVEL: 'trace' });
  const replies: string[] = [];
  const send = async (
    method: string,
    path: string,
    body: FormData | URLSearchParams | string | null,
    headers: Record<string, string> = {},
  ) => {
    const reply = await fetch(`${server.origin}/api${path}`, { method, body, headers });
    const text = await reply.text();
    replies.push(text);
    return text;
  };
  const sendJson = (method: string, path: string, body: object | string, headers: Record<string, string> = {}) =>
    send(method, path, typeof body === 'string' ? body : JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    });
  const { password, wrong, changed, tooShort } = secrets;
  const account = createRegistration({ email, password, confirmPassword: password });

  await sendJson('POST', '/register', { ...account, password: tooShort, confirmPassword: wrong });
  await sendJson('POST', '/register', account);
  await sendJson('POST', '/register', account);
  await sendJson('POST', '/Login', { email, password: wrong });
  await sendJson('POST', '/Login', `{"email": "${email}", "password": "${password}"`);
  await send('POST', '/Login', new URLSearchParams({ email, password }));
  await send('POST', `/Login?password=${encodeURIComponent(password)}`, null);
  const { token } = JSON.parse(await sendJson('POST', '/Login', { email, password }));
  // This reply is the only one that may contain the token, so it is not checked.
  replies.pop();
  const bearer = { authorization: `Bearer ${token}` };
  await sendJson('PUT', '/profile/update', { password: changed, confirmPassword: wrong }, bearer);
  await sendJson('PUT', '/profile/update', { password: changed, confirmPassword: changed }, bearer);
  await sendJson(
    'PUT',
    '/profile/update',
    { password: changed, confirmPassword: changed },
    { authorization: `${token}` },
  );
  await send('PUT', '/profile/uploadphoto', toFormData({ image: await smallJpeg() }), bearer);
  await send('PUT', '/profile/uploadphoto', toFormData({ password, image: Buffer.from(password) }), bearer);
  await send('GET', `/brands/${token}`, null, { authorization: `Bearer ${token}x` });
  await send('GET', `/nothing/${encodeURIComponent(password)}`, null);
  await server.stop('SIGTERM');

  const logged = server.output() + server.errors();
  // Makes sure that the requests were logged at all.
  expect(logged).toContain('"msg":"answered"');
  const [, payload, signature] = token.split('.');
  for (const secret of [...Object.values(secrets), token, payload, signature]) {
    for (const spelling of new Set([secret, encodeURIComponent(secret)])) {
      expect(logged).not.toContain(spelling);
      expect(replies.join('\n')).not.toContain(spelling);
    }
  }
  expect(logged).not.toContain(email);
});
