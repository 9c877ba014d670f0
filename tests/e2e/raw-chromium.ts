import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { CDPSession } from 'playwright/test';
import { findChromium } from '../../scripts/browser.mjs';

/** A session of the DevTools protocol with one target (https://chromedevtools.github.io/devtools-protocol/). */
export type Session = Pick<CDPSession, 'send' | 'on'>;

/**
 * A Chromium that behaves as it does on a visitor's device. A Chromium that Playwright controls prerenders nothing, because
 * Playwright attaches to pages instead of their tabs.
 */
export interface RawChromium {
  browser: Session;
  /** Returns the session with this id, or the session with the browser itself if the id is empty. */
  session: (id: string) => Session;
  close: () => Promise<void>;
}

const switches = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--window-size=1280,900',
  '--remote-debugging-port=0',
];

/** Launches the full Chromium, because its headless shell does not prerender. */
export async function launchRawChromium(): Promise<RawChromium> {
  const { executablePath } = findChromium() ?? {};
  if (!executablePath) throw new Error('Chromium was not found');
  const profile = mkdtempSync(path.join(tmpdir(), 'raw-chromium-'));
  const chromium = spawn(executablePath, [...switches, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await readAddress(chromium.stderr));
  await once(socket, 'open');
  const session = createSessionGetter(socket);
  const browser = session('');
  const close = async () => {
    const exit = once(chromium, 'exit');
    await browser.send('Browser.close');
    await exit;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, session, close };
}

/** Waits until Chromium prints the URL at which it accepts connections of the DevTools protocol. */
function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  const printed: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface(output)
      .on('line', (line) => {
        printed.push(line);
        const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      })
      .on('close', () => reject(new Error(`Chromium did not start:\n${printed.join('\n')}`)));
  });
}

interface Message {
  /** The id of the command that this message replies to; undefined for an event. */
  id?: number;
  result?: unknown;
  error?: { message: string };
  method: string;
  params: unknown;
  sessionId?: string;
}

/** Returns the `session` function of `RawChromium`. */
function createSessionGetter(socket: WebSocket): (id: string) => Session {
  const replies = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new Map<string, EventEmitter>();
  const eventsOf = (id: string) => {
    const emitter = events.get(id) ?? new EventEmitter();
    events.set(id, emitter);
    return emitter;
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params, sessionId = '' }: Message = JSON.parse(data);
    if (id === undefined) eventsOf(sessionId).emit(method, params);
    else if (error) replies.get(id)?.reject(new Error(error.message));
    else replies.get(id)?.resolve(result);
  });
  return (sessionId) => ({
    on: eventsOf(sessionId).on.bind(eventsOf(sessionId)) as unknown as Session['on'],
    send: ((method: string, params?: object) => {
      const reply = Promise.withResolvers<unknown>();
      const id = replies.size;
      replies.set(id, reply);
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      return reply.promise;
    }) as Session['send'],
  });
}
