import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { whenTestsAreDone } from './cleanup.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header and text, as they came. */
  content: string;
}

/** What is said to a command; `hang up` ends the connection without a word, `say nothing` keeps it. */
export type Answer = string | 'hang up' | 'say nothing' | undefined;

/** A mail server of the outside world: it speaks SMTP (RFC 5321) over a real connection and keeps what it took. */
export interface SmtpServer {
  url: string;
  mails: ReceivedMail[];
  /** How often somebody connected. */
  connections: number;
  /** Answers a command otherwise than a friendly server would; `content` is what comes after a whole mail. */
  answer: (command: string) => Answer;
  /** Waits until it has so many mails. */
  received(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    smtp.connections++;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    void converse(socket, smtp, () => {
      for (const look of waiting) look();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    connections: 0,
    answer: () => undefined,
    received: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (smtp.mails.length < count) return;
          waiting.delete(look);
          resolve(smtp.mails);
        };
        waiting.add(look);
        look();
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  whenTestsAreDone(smtp.close);
  return smtp;
}

const friendly: Record<string, string> = { EHLO: '250 hello', DATA: '354 go on', QUIT: '221 bye' };

async function converse(socket: Socket, smtp: SmtpServer, tell: () => void): Promise<void> {
  let mail: ReceivedMail = { from: '', to: [], content: '' };
  let isContent = false;

  /** @returns whether it was a yes. */
  function say(command: string, usual: string): boolean {
    const answer = smtp.answer(command) ?? usual;
    if (answer === 'hang up') socket.destroy();
    else if (answer !== 'say nothing') socket.write(`${answer}\r\n`);
    return /^[23]/.test(answer);
  }

  socket.write('220 test\r\n');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isContent && line !== '.') mail.content += `${line.replace(/^\./, '')}\r\n`;
    else if (isContent) {
      isContent = false;
      if (say('content', '250 taken')) smtp.mails.push(mail);
      mail = { from: '', to: [], content: '' };
      tell();
    } else {
      const isYes = say(line, friendly[line.split(' ')[0] ?? ''] ?? '250 fine');
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (isYes && line.startsWith('MAIL')) mail.from = address;
      if (isYes && line.startsWith('RCPT')) mail.to.push(address);
      isContent = isYes && line === 'DATA';
    }
  }
}
