import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { rendered } from './clock.ts';

/** A row of the API, as far as a request shows it. */
export type Call = Pick<Endpoint, 'method' | 'path'>;

/** What a request gets: an HTTP response, or no response because the connection is cut. */
export type Reply = { status?: number; json?: unknown; body?: string; contentType?: string } | { cut: string };

/** A request as it left the browser. */
export interface SentCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | null;
}

export interface MediaFeatures {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    clearWire: () => Promise<void>;
    arrange: (call: Call, replies: Reply[]) => Promise<void>;
    releaseCalls: (call: Call, reply: Reply) => Promise<void>;
    sentCalls: (call: Call) => Promise<SentCall[]>;
    expectProblem: (source: string) => Promise<void>;
    listProblems: () => Promise<string[]>;
    emulate: (media: MediaFeatures) => Promise<void>;
  }
}

/** Structs cannot travel to Node. */
const rowOf = ({ method, path }: Call): Call => ({ method, path });

/** The API that the component under test talks to. A request for which nothing is arranged fails the test. */
export const api = {
  /** Answers a call: with these bodies one after another, the last one for good. */
  reply<C extends Endpoint>(call: C, ...bodies: ReplyOf<C>[]): Promise<void> {
    return commands.arrange(
      rowOf(call),
      bodies.map((json) => ({ json })),
    );
  },

  /** Answers a call with whatever the contract does not describe. */
  answer: (call: Call, ...replies: Reply[]): Promise<void> => commands.arrange(rowOf(call), replies),

  /** Leaves a call without an answer until it is released. */
  async hold(call: Call) {
    await commands.arrange(rowOf(call), []);
    return { release: (reply: Reply) => commands.releaseCalls(rowOf(call), reply) };
  },

  /** Waits until the page has got a reply to a call, and shows what came of it. */
  async finished({ path }: Call): Promise<void> {
    const isDone = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/api${path}`));
    await expect.poll(isDone).toBe(true);
    await rendered();
  },

  /** The requests of a call so far. */
  sent: (call: Call): Promise<SentCall[]> => commands.sentCalls(rowOf(call)),
};

/** A failure in the API's usual shape. */
export const failure = (
  status: number,
  message: string,
  code = 'unavailable',
  fields?: Record<string, string>,
): Reply => ({
  status,
  json: { success: false, message, code, ...(fields && { fields }) },
});

/** Declares a console error or failed request that belongs to the test. It must come. */
export const expectProblem = (pattern: RegExp): Promise<void> => commands.expectProblem(pattern.source);
