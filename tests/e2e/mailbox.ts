import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The e-mails that the server of this run has written to somebody, in no order. */
export async function emailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const folder = process.env.KINDCRATE_MAIL ?? '';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`<${address}>`)).map(parse);
}

/** Without the folds of its head and the soft ends of its lines. */
function parse(mail: string): { subject: string; text: string } {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const subject = /^Subject: (.*)$/m.exec(head.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  const text = body.join('\n\n').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  return { subject: subject.trim(), text };
}
