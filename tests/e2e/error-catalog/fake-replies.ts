import type { Page, Route } from 'playwright/test';

/** An answer that the real API never gives, or not when a test wants it, with the problems that the browser then logs. */
export interface FakeReply {
  fulfill: (route: Route) => Promise<void>;
  problems: RegExp[];
}

/** `success` false in a 200. */
export function refusal(message: string): FakeReply {
  return { fulfill: (route) => route.fulfill({ json: { success: false, message } }), problems: [] };
}

/** A status from 400 on with a message, in the API's usual shape. */
export function failure(status: number, message: string): FakeReply {
  const json = { success: false, message, code: 'unavailable' };
  return { fulfill: (route) => route.fulfill({ status, json }), problems: [new RegExp(`${status}`)] };
}

/** Failures without a message of the API's, by what happened. */
export const repliesWithoutMessage: Record<string, FakeReply> = {
  'an empty 500': { fulfill: (route) => route.fulfill({ status: 500, body: '' }), problems: [/500/, /ApiError/] },
  'a page of a proxy': {
    fulfill: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    problems: [/502/, /ApiError/],
  },
  'no network': {
    fulfill: (route) => route.abort('internetdisconnected'),
    problems: [/ERR_INTERNET_DISCONNECTED/, /ApiError/],
  },
};

/** What the browser logs when a call that was held is cut. */
export const timeoutProblems = [/ERR_TIMED_OUT/, /ApiError/];

/** Leaves every call to an address without an answer, until the connection is cut. */
export async function stallRequests(page: Page, address: string | RegExp) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return {
    /** How many calls wait. */
    count: () => held.length,
    cut: async () => {
      for (const route of held) await route.abort('timedout');
    },
  };
}
