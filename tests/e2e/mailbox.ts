import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The emails to an address that a server has written to its mail folder, by default the server of this run, in no particular order. */
export async function emailsTo(
  address: string,
  folder = process.env.KINDCRATE_MAIL ?? '',
): Promise<{ subject: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return emails.filter((email) => email.includes(`<${address}>`)).map(parse);
}

/** Unfolds the header and decodes the quoted-printable body as far as the tests need it. */
function parse(email: string): { subject: string; text: string } {
  const [header = '', ...body] = email.split('\r\n\r\n');
  const subject = /^Subject: (.*)$/m.exec(header.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  const text = body.join('\n\n').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return { subject: subject.trim(), text };
}
