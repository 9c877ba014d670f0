import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { rendered } from './clock.ts';

/** What identifies an endpoint in a request. */
export type EndpointKey = Pick<Endpoint, 'method' | 'path'>;

/** An HTTP response, or a connection that is aborted with one of Playwright's error codes. */
export type Reply = { status?: number; json?: unknown; body?: string; contentType?: string } | { abort: string };

/** A request as the browser sent it. */
export interface SentRequest {
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
    resetMockApi: () => Promise<void>;
    arrange: (endpoint: EndpointKey, replies: Reply[]) => Promise<void>;
    releaseRequests: (endpoint: EndpointKey, reply: Reply) => Promise<void>;
    sentRequests: (endpoint: EndpointKey) => Promise<SentRequest[]>;
    expectProblem: (source: string) => Promise<void>;
    listProblems: () => Promise<string[]>;
    emulate: (media: MediaFeatures) => Promise<void>;
  }
}

/** The commands run in Node. Their arguments are serialized, and an endpoint's structs cannot be. */
const keyOf = ({ method, path }: EndpointKey): EndpointKey => ({ method, path });

/** Stands in for the API. A request for which no reply is arranged fails the test. */
export const api = {
  /** Sends these bodies in order, and repeats the last one. */
  reply<E extends Endpoint>(endpoint: E, ...bodies: ReplyOf<E>[]): Promise<void> {
    return commands.arrange(
      keyOf(endpoint),
      bodies.map((json) => ({ json })),
    );
  },

  /** Sends replies that the contract does not describe, such as failures. */
  answer: (endpoint: EndpointKey, ...replies: Reply[]): Promise<void> => commands.arrange(keyOf(endpoint), replies),

  /** Leaves the requests of an endpoint without a reply until they are released. */
  async hold(endpoint: EndpointKey) {
    await commands.arrange(keyOf(endpoint), []);
    return { release: (reply: Reply) => commands.releaseRequests(keyOf(endpoint), reply) };
  },

  /** Waits until an endpoint has replied and the page has rendered the result. */
  async finished({ path }: EndpointKey): Promise<void> {
    const isDone = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/api${path}`));
    await expect.poll(isDone).toBe(true);
    await rendered();
  },

  /** The requests to an endpoint so far. */
  sent: (endpoint: EndpointKey): Promise<SentRequest[]> => commands.sentRequests(keyOf(endpoint)),
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

/** Declares a console error or failed request that the test must cause; it fails if that does not happen. */
export const expectProblem = (pattern: RegExp): Promise<void> => commands.expectProblem(pattern.source);
