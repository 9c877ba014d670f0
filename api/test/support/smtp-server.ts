import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { addCleanup } from './cleanup.ts';

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The header and the body as received. */
  content: string;
}

/** `undefined` sends the default reply; `hang up` closes the connection without a reply, `stay silent` keeps it open. */
export type SmtpReply = string | 'hang up' | 'stay silent' | undefined;

/** A mail server that speaks SMTP (RFC 5321) over a real connection and keeps the emails it accepted. */
export interface SmtpServer {
  url: string;
  emails: ReceivedEmail[];
  /** The number of connections so far. */
  connections: number;
  /** Chooses the reply to a command. Also called with `content` at the end of an email's content. */
  chooseReply: (command: string) => SmtpReply;
  /** Waits until at least `count` emails have arrived. */
  waitForEmails(count: number): Promise<ReceivedEmail[]>;
  close(): Promise<void>;
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  /** A check for each call of `waitForEmails` that is still waiting. */
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    smtp.connections++;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy()));
    converse(socket, smtp, () => {
      for (const check of waiting) check();
    }).catch((error) => {
      // A client that is killed resets its connection.
      if (error.code !== 'ECONNRESET') throw error;
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    emails: [],
    connections: 0,
    chooseReply: () => undefined,
    waitForEmails: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (smtp.emails.length < count) return;
          waiting.delete(check);
          resolve(smtp.emails);
        };
        waiting.add(check);
        check();
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  addCleanup(smtp.close);
  return smtp;
}

const defaultReplies: Record<string, string> = { EHLO: '250 hello', DATA: '354 go on', QUIT: '221 bye' };

/** Serves one connection until it closes. */
async function converse(socket: Socket, smtp: SmtpServer, onEmail: () => void): Promise<void> {
  let email: ReceivedEmail = { from: '', to: [], content: '' };
  let isContent = false;

  /** Sends a reply, and returns whether it was positive. */
  function reply(command: string, defaultReply: string): boolean {
    const line = smtp.chooseReply(command) ?? defaultReply;
    if (line === 'hang up') socket.destroy();
    else if (line !== 'stay silent') socket.write(`${line}\r\n`);
    return /^[23]/.test(line);
  }

  socket.write('220 test\r\n');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    // In the content, SMTP adds a dot to a line that starts with one; a line with only a dot is the end.
    if (isContent && line !== '.') email.content += `${line.replace(/^\./, '')}\r\n`;
    else if (isContent) {
      isContent = false;
      if (reply('content', '250 taken')) smtp.emails.push(email);
      email = { from: '', to: [], content: '' };
      onEmail();
    } else {
      const isAccepted = reply(line, defaultReplies[line.split(' ')[0] ?? ''] ?? '250 fine');
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (isAccepted && line.startsWith('MAIL')) email.from = address;
      if (isAccepted && line.startsWith('RCPT')) email.to.push(address);
      isContent = isAccepted && line === 'DATA';
    }
  }
}
