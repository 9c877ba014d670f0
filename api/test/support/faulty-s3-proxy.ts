import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCleanup } from './cleanup.ts';

/** Answers a request instead of the store; returns false to forward the request. */
type Fault = (incoming: IncomingMessage, reply: ServerResponse) => boolean;

/** A proxy in front of an S3 server that simulates failures of the store or the network. */
export interface FaultyS3Proxy {
  port: number;
  /** Fails in this way from now on. */
  fail(fault: keyof typeof faults): Promise<void>;
  /** Lets the store accept this many more objects, and then refuses all others as if it were full. */
  fillAfter(objects: number): void;
  /** Forwards everything again. */
  recover(): Promise<void>;
}

const refuse = (status: number, code: string) => (_incoming: IncomingMessage, reply: ServerResponse) => {
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  return true;
};
const onlyFor = (methods: string, fault: Fault): Fault => {
  return (incoming, reply) => methods.includes(incoming.method ?? '') && fault(incoming, reply);
};
const full = onlyFor('PUT', refuse(507, 'XMinioStorageFull'));

const faults = {
  /** Connections are refused, because `fail` closes the server for this fault. */
  unreachable: () => true,
  /** Never replies when it should store something, and otherwise sends only the beginning of the reply. */
  hanging: ({ method }, reply) =>
    method === 'PUT' || reply.writeHead(200, { 'content-length': 1_000 }).write('RIFF') || true,
  full,
  'over its quota': onlyFor('PUT', refuse(403, 'QuotaExceeded')),
  denying: refuse(403, 'AccessDenied'),
  'denying removals': onlyFor('DELETE', refuse(403, 'AccessDenied')),
  overloaded: refuse(503, 'SlowDown'),
  /** Ends the connection in the middle of the request. */
  interrupting: ({ method, socket }, reply) => {
    if (method === 'PUT') reply.req.once('data', () => socket.destroy());
    else socket.destroy();
    return true;
  },
} satisfies Record<string, Fault>;

export async function openFaultyS3Proxy(target: number): Promise<FaultyS3Proxy> {
  let current: Fault = () => false;
  const server = createServer((incoming, reply) => {
    if (!current(incoming, reply)) forward(incoming, reply, target);
  });
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  addCleanup(stop);
  return {
    port,
    async fail(fault) {
      current = faults[fault];
      if (fault === 'unreachable') stop();
    },
    fillAfter(objects) {
      let remaining = objects;
      current = (incoming, reply) => incoming.method === 'PUT' && remaining-- <= 0 && full(incoming, reply);
    },
    async recover() {
      current = () => false;
      if (!server.listening) await listen(port);
    },
  };
}

/** Forwards a request to the store without changing its headers, because the signature covers the host. */
function forward(incoming: IncomingMessage, reply: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 0, answer.headers);
    answer.pipe(reply);
  });
  forwarded.on('error', () => reply.destroy());
  incoming.pipe(forwarded);
}
