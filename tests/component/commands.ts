import type { BrowserContext, Page, Route } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { Problems } from '../e2e/problems.ts';
import type { Call, MediaFeatures, Reply, SentCall } from './wire.ts';

// These run in Node, beside the browser. They answer requests where Playwright intercepts them, below `fetch` and
// `XMLHttpRequest`, so the site's own HTTP code, its console errors and the browser's error pages stay real.

interface Rule extends Call {
  replies: Reply[];
}

/** What one browser page of the tests has arranged. */
class Wire {
  readonly problems = new Problems();
  readonly sent: SentCall[] = [];
  rules: Rule[] = [];
  readonly #held: { call: Call; route: Route }[] = [];

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
    // The last reply is given again and again.
    const reply = rule.replies.length > 1 ? rule.replies.shift() : rule.replies[0];
    if (!reply) return void this.#held.push({ call: rule, route });
    await send(route, reply);
  }

  /** Ends the calls that are held, and answers from now on in the same way. */
  async release(call: Call, reply: Reply): Promise<void> {
    this.rules.push({ ...call, replies: [reply] });
    for (const held of this.#held.splice(0)) {
      if (held.call.method === call.method && held.call.path === call.path) await send(held.route, reply);
      else this.#held.push(held);
    }
  }

  clear(): void {
    this.rules = [];
    this.sent.length = 0;
    // Never answered: code of the test before would react to it in the middle of the next one.
    this.#held.length = 0;
    this.problems.clear();
  }
}

function matches({ method, path }: Call, sentMethod: string, sentPath: string): boolean {
  return method === sentMethod && new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`).test(sentPath);
}

async function send(route: Route, reply: Reply): Promise<void> {
  // A page that is gone wants no reply.
  const sending = 'cut' in reply ? route.abort(reply.cut) : route.fulfill(reply);
  await sending.catch(() => {});
}

const wires = new WeakMap<Page, Promise<Wire>>();

function wireOf({ page, context }: BrowserCommandContext): Promise<Wire> {
  const known = wires.get(page);
  if (known) return known;
  const wire = new Wire();
  const opening = wire.open(context).then(() => wire);
  wires.set(page, opening);
  return opening;
}

const command = <Payload extends unknown[], Result>(run: BrowserCommand<Payload, Result>) => run;

export const commands = {
  /** Starts a test with no replies arranged and no problems seen. */
  clearWire: command(async (context) => (await wireOf(context)).clear()),

  /** Gives these replies to a call, one after another, the last one for good. Without any, the call is held. */
  arrange: command(async (context, call: Call, replies: Reply[]) => {
    (await wireOf(context)).rules.push({ ...call, replies });
  }),

  releaseCalls: command(async (context, call: Call, reply: Reply) => (await wireOf(context)).release(call, reply)),

  sentCalls: command(async (context, call: Call) => {
    const { sent } = await wireOf(context);
    return sent.filter(({ method, path }) => matches(call, method, path));
  }),

  expectProblem: command(async (context, source: string) =>
    (await wireOf(context)).problems.expect(new RegExp(source)),
  ),

  listProblems: command(async (context) => {
    const wire = await wireOf(context);
    // Console messages travel by the same connection, so those that were written before are here after this.
    await context.page.evaluate(() => 0);
    return wire.problems.list();
  }),

  emulate: command(async ({ page }, media: MediaFeatures) => page.emulateMedia(media)),
};
