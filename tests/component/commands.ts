import type { BrowserContext, Page, Route } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { Problems } from '../e2e/problems.ts';
import type { EndpointKey, MediaFeatures, Reply, SentRequest } from './mock-api.ts';

// These run in Node, not in the browser. They reply to requests where Playwright intercepts them, below `fetch` and
// `XMLHttpRequest`, so the site's own HTTP code, its console errors and the browser's error pages stay real.

interface Rule extends EndpointKey {
  replies: Reply[];
}

/** The replies that a test has arranged for one browser page, and the requests that the page has sent. */
class MockApi {
  readonly problems = new Problems();
  readonly sent: SentRequest[] = [];
  rules: Rule[] = [];
  readonly #held: { endpoint: EndpointKey; route: Route }[] = [];

  async open(context: BrowserContext): Promise<void> {
    await this.problems.watch(context);
    await context.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => this.#handle(route),
    );
  }

  async #handle(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    this.sent.push({
      method: request.method(),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers(),
      body: request.postData(),
    });
    const rule = this.rules.findLast((each) => matches(each, request.method(), url.pathname));
    if (!rule)
      return route.fulfill({ status: 501, body: `No reply is arranged for ${request.method()} ${url.pathname}` });
    // The last reply is repeated.
    const reply = rule.replies.length > 1 ? rule.replies.shift() : rule.replies[0];
    if (!reply) return void this.#held.push({ endpoint: rule, route });
    await send(route, reply);
  }

  /** Sends a reply to the held requests of an endpoint, and to its later requests. */
  async release(endpoint: EndpointKey, reply: Reply): Promise<void> {
    this.rules.push({ ...endpoint, replies: [reply] });
    for (const held of this.#held.splice(0)) {
      if (held.endpoint.method === endpoint.method && held.endpoint.path === endpoint.path)
        await send(held.route, reply);
      else this.#held.push(held);
    }
  }

  clear(): void {
    this.rules = [];
    this.sent.length = 0;
    // Held requests get no reply: code of the previous test would react to it in the middle of the next one.
    this.#held.length = 0;
    this.problems.clear();
  }
}

function matches({ method, path }: EndpointKey, sentMethod: string, sentPath: string): boolean {
  return method === sentMethod && new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`).test(sentPath);
}

async function send(route: Route, reply: Reply): Promise<void> {
  // Sending fails when the page has been closed.
  const sending = 'abort' in reply ? route.abort(reply.abort) : route.fulfill(reply);
  await sending.catch(() => {});
}

const mockApis = new WeakMap<Page, Promise<MockApi>>();

function mockApiOf({ page, context }: BrowserCommandContext): Promise<MockApi> {
  const known = mockApis.get(page);
  if (known) return known;
  const mockApi = new MockApi();
  const opening = mockApi.open(context).then(() => mockApi);
  mockApis.set(page, opening);
  return opening;
}

const command = <Payload extends unknown[], Result>(run: BrowserCommand<Payload, Result>) => run;

export const commands = {
  /** Starts a test with no replies arranged and no problems seen. */
  resetMockApi: command(async (context) => (await mockApiOf(context)).clear()),

  /** Sends these replies to the requests of an endpoint in order, and repeats the last one. Without replies, requests are held. */
  arrange: command(async (context, endpoint: EndpointKey, replies: Reply[]) => {
    (await mockApiOf(context)).rules.push({ ...endpoint, replies });
  }),

  releaseRequests: command(async (context, endpoint: EndpointKey, reply: Reply) =>
    (await mockApiOf(context)).release(endpoint, reply),
  ),

  sentRequests: command(async (context, endpoint: EndpointKey) => {
    const { sent } = await mockApiOf(context);
    return sent.filter(({ method, path }) => matches(endpoint, method, path));
  }),

  expectProblem: command(async (context, source: string) =>
    (await mockApiOf(context)).problems.expect(new RegExp(source)),
  ),

  listProblems: command(async (context) => {
    const mockApi = await mockApiOf(context);
    // Console messages use the same connection, so the earlier ones have arrived when this returns.
    await context.page.evaluate(() => 0);
    return mockApi.problems.list();
  }),

  emulate: command(async ({ page }, media: MediaFeatures) => page.emulateMedia(media)),
};
