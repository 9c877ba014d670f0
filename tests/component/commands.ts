import type { BrowserContext, Page, Route } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { BrowserErrors } from '../e2e/browser-errors.ts';
import type { EndpointKey, MediaFeatures, MockResponse, PageMemory, SentRequest } from './mock-api.ts';

// These commands run in Node, not in the browser. Playwright intercepts requests below `fetch` and `XMLHttpRequest`, so the
// site's own HTTP code, its console errors and the browser's error pages stay real.

/** A path that belongs to no endpoint. When a request for it arrives, all earlier requests of the page have arrived as well. */
const barrierPath = '/api/barrier';

interface Arrangement extends EndpointKey {
  responses: MockResponse[];
}

/** A request that waits until a test releases it. */
interface PendingRequest {
  endpoint: EndpointKey;
  route: Route;
}

/** The responses that a test has arranged for one browser page, and the requests that the page has sent. */
class MockApi {
  readonly browserErrors = new BrowserErrors();
  readonly sent: SentRequest[] = [];
  arrangements: Arrangement[] = [];
  #pending: PendingRequest[] = [];

  async open(context: BrowserContext): Promise<void> {
    await this.browserErrors.watch(context);
    await context.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => this.#handle(route),
    );
  }

  async #handle(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (url.pathname === barrierPath) return route.fulfill({ status: 204 });
    this.sent.push({
      method: request.method(),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers(),
      body: request.postData(),
    });
    const arrangement = this.arrangements.findLast((candidate) => matches(candidate, request.method(), url.pathname));
    if (!arrangement)
      return route.fulfill({ status: 501, body: `No response is arranged for ${request.method()} ${url.pathname}` });
    const { responses } = arrangement;
    // The last response is repeated.
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response) await send(route, response);
    else this.#pending.push({ endpoint: arrangement, route });
  }

  /** Sends a response to the pending requests of an endpoint, and to its later requests. */
  async release(endpoint: EndpointKey, response: MockResponse): Promise<void> {
    this.arrangements.push({ ...endpoint, responses: [response] });
    const isReleased = (request: PendingRequest) =>
      request.endpoint.method === endpoint.method && request.endpoint.path === endpoint.path;
    const released = this.#pending.filter(isReleased);
    this.#pending = this.#pending.filter((request) => !isReleased(request));
    for (const { route } of released) await send(route, response);
  }

  clear(): void {
    this.arrangements = [];
    this.sent.length = 0;
    // Pending requests get no response, because code of the previous test would react to it during the next test.
    this.#pending = [];
    this.browserErrors.clear();
  }
}

/** Whether a request is to this endpoint. A path parameter such as `:id` matches one segment of any value. */
function matches({ method, path }: EndpointKey, sentMethod: string, sentPath: string): boolean {
  return method === sentMethod && new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`).test(sentPath);
}

async function send(route: Route, response: MockResponse): Promise<void> {
  // Sending fails when the page has been closed.
  const sending = 'abort' in response ? route.abort(response.abort) : route.fulfill(response);
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

/** Returns the command unchanged; the call lets TypeScript infer the types of its parameters and result. */
const command = <Payload extends unknown[], Result>(run: BrowserCommand<Payload, Result>) => run;

export const commands = {
  /** Removes arranged responses, recorded requests and errors, for the next test. */
  resetMockApi: command(async (context) => (await mockApiOf(context)).clear()),

  /**
   * Answers the requests of an endpoint with these responses in order, and repeats the last one. An empty list keeps the
   * requests pending until `releaseRequests`.
   */
  arrange: command(async (context, endpoint: EndpointKey, responses: MockResponse[]) => {
    (await mockApiOf(context)).arrangements.push({ ...endpoint, responses });
  }),

  /** Answers the pending requests of an endpoint, and later ones. */
  releaseRequests: command(async (context, endpoint: EndpointKey, response: MockResponse) =>
    (await mockApiOf(context)).release(endpoint, response),
  ),

  sentRequests: command(async (context, endpoint: EndpointKey) => {
    const { sent } = await mockApiOf(context);
    return sent.filter(({ method, path }) => matches(endpoint, method, path));
  }),

  /** Requires at least one error that matches a regular expression. Takes the expression's source, because arguments are sent as JSON. */
  expectBrowserError: command(async (context, pattern: string) =>
    (await mockApiOf(context)).browserErrors.expect(new RegExp(pattern)),
  ),

  /** Lists unexpected errors, and expected ones that did not occur. */
  listBrowserErrors: command(async (context) => {
    const mockApi = await mockApiOf(context);
    // Console messages use the same connection, so earlier messages have arrived when this call returns.
    await context.page.evaluate(() => 0);
    return mockApi.browserErrors.list();
  }),

  /** Measures the memory that the page uses after a garbage collection. */
  measureMemory: command(async ({ page }): Promise<PageMemory> => {
    const session = await page.context().newCDPSession(page);
    try {
      await session.send('Performance.enable');
      // A single collection may leave objects that finalizers keep alive.
      for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return { heap: usedSize, nodes: read('Nodes'), listeners: read('JSEventListeners') };
    } finally {
      await session.detach();
    }
  }),

  emulate: command(async ({ page }, media: MediaFeatures) => page.emulateMedia(media)),
};
