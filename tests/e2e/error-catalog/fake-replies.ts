import type { Page, Route } from 'playwright/test';

/** A reply or a failed request that the tests cannot get from the real API, and the errors that the browser logs for it. */
export interface FakeReply {
  fulfill: (route: Route) => Promise<void>;
  errors: RegExp[];
}

/** Status 200 with `success: false`. */
export function unsuccessfulReply(message: string): FakeReply {
  return { fulfill: (route) => route.fulfill({ json: { success: false, message } }), errors: [] };
}

/** A status of 400 or more with a message, in the API's usual shape. */
export function failure(status: number, message: string): FakeReply {
  const json = { success: false, message, code: 'unavailable' };
  return { fulfill: (route) => route.fulfill({ status, json }), errors: [new RegExp(`${status}`)] };
}

/** Failures without a message from the API. */
export const failuresWithoutMessage: Record<string, FakeReply> = {
  'an empty 500': { fulfill: (route) => route.fulfill({ status: 500, body: '' }), errors: [/500/, /ApiError/] },
  'the error page of a proxy': {
    fulfill: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    errors: [/502/, /ApiError/],
  },
  'a lost connection': {
    fulfill: (route) => route.abort('internetdisconnected'),
    errors: [/ERR_INTERNET_DISCONNECTED/, /ApiError/],
  },
};

/** The errors that the browser logs when a stalled request times out. */
export const timeoutErrors = [/ERR_TIMED_OUT/, /ApiError/];

/** Leaves every request to a URL without a response until `timeOut` is called. */
export async function stallRequests(page: Page, url: string | RegExp) {
  const stalled: Route[] = [];
  await page.route(url, (route) => void stalled.push(route));
  return {
    count: () => stalled.length,
    timeOut: async () => {
      for (const route of stalled) await route.abort('timedout');
    },
  };
}
