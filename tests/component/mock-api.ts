import type { Endpoint, ReplyOf } from '@kindcrate/contract/endpoint';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { waitForRender } from './clock.ts';

/** The method and path that identify an endpoint. */
export type EndpointKey = Pick<Endpoint, 'method' | 'path'>;

/** An HTTP response, or a connection that is aborted with one of Playwright's error codes. */
export type MockResponse = { status?: number; json?: unknown; body?: string; contentType?: string } | { abort: string };

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
  forcedColors?: 'active' | 'none';
}

/** The memory of a page after a garbage collection: bytes of JavaScript values, nodes of its documents, and event listeners. */
export interface PageMemory {
  heap: number;
  nodes: number;
  listeners: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    resetMockApi: () => Promise<void>;
    arrange: (endpoint: EndpointKey, responses: MockResponse[]) => Promise<void>;
    releaseRequests: (endpoint: EndpointKey, response: MockResponse) => Promise<void>;
    sentRequests: (endpoint: EndpointKey) => Promise<SentRequest[]>;
    expectBrowserError: (pattern: string) => Promise<void>;
    listBrowserErrors: () => Promise<string[]>;
    measureMemory: () => Promise<PageMemory>;
    emulate: (media: MediaFeatures) => Promise<void>;
  }
}

/** Leaves out the structs of an endpoint: commands run in Node, so their arguments must be serializable. */
const keyOf = ({ method, path }: EndpointKey): EndpointKey => ({ method, path });

/**
 * Arranges the API's responses to the page. A later arrangement replaces an earlier one for the same endpoint. A request
 * without an arrangement gets a 501, and the test fails.
 */
export const api = {
  /** Replies with these bodies in order, and repeats the last one. */
  reply<E extends Endpoint>(endpoint: E, ...bodies: ReplyOf<E>[]): Promise<void> {
    return commands.arrange(
      keyOf(endpoint),
      bodies.map((json) => ({ json })),
    );
  },

  /** Like `reply`, but with whole responses, such as failures, which need not follow the contract. */
  respond: (endpoint: EndpointKey, ...responses: MockResponse[]): Promise<void> =>
    commands.arrange(keyOf(endpoint), responses),

  /** Keeps the requests of an endpoint pending until they are released. */
  async keepPending(endpoint: EndpointKey) {
    await commands.arrange(keyOf(endpoint), []);
    return { release: (response: MockResponse) => commands.releaseRequests(keyOf(endpoint), response) };
  },

  /** Waits until an endpoint has replied and the page has rendered the result. */
  async waitForReply({ path }: EndpointKey): Promise<void> {
    const isDone = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/api${path}`));
    await expect.poll(isDone).toBe(true);
    await waitForRender();
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
): MockResponse => ({
  status,
  json: { success: false, message, code, ...(fields && { fields }) },
});

/** Declares a console error, failed request or 5xx response that the test expects. The test fails if it does not occur. */
export const expectBrowserError = (pattern: RegExp): Promise<void> => commands.expectBrowserError(pattern.source);
