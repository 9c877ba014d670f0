import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

/**
 * Reads the emails to an address from the mail folder of a server, in no particular order.
 * @param folder by default, the mail folder of this test run's server
 */
export async function emailsTo(
  address: string,
  folder = process.env.KINDCRATE_MAIL ?? '',
): Promise<{ subject: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const recipient = new RegExp(`^To:.*[ <]${address.replaceAll('.', '\\.')}>?\\r$`, 'm');
  return emails.filter((email) => recipient.test(email)).map(parse);
}

/** Waits for an email with this subject. @returns the link in it, including the code after `#` */
export async function waitForLink(address: string, subject: string): Promise<string> {
  const find = async () => (await emailsTo(address)).find((email) => email.subject === subject);
  await expect.poll(find).toBeTruthy();
  return /http:\S+#[\w-]+/.exec((await find())?.text ?? '')?.[0] ?? '';
}

/** Unfolds the header, and decodes the quoted-printable plain text as far as the tests need it. */
function parse(email: string): { subject: string; text: string } {
  const [header = '', ...body] = email.split('\r\n\r\n');
  const subject = /^Subject: (.*)$/m.exec(header.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  // The plain-text part: its header, an empty line, and the text up to the boundary of the next part.
  const [, plain = ''] =
    /^Content-Type: text\/plain.*\n(?:.+\n)*\n([\s\S]*?)\n--/m.exec(body.join('\n\n').replaceAll('\r', '')) ?? [];
  const text = plain.replace(/=\n/g, '').replaceAll('=3D', '=');
  return { subject: subject.trim(), text };
}
