import '../../src/styles/site.scss';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { unmount } from './mount.tsx';
import { resetStores } from './stores.ts';

const initialUrl = location.href;

// Gives idle callbacks a deadline: the pages of the other workers keep the processor so busy that a page may take many seconds
// to become idle. Every test file runs this in the same page, so the first one saves the browser's own method for the others.
const testWindow = window as typeof window & { nativeRequestIdleCallback?: typeof requestIdleCallback };
const nativeRequestIdleCallback = testWindow.nativeRequestIdleCallback ?? window.requestIdleCallback;
Object.assign(window, {
  nativeRequestIdleCallback,
  requestIdleCallback: (task: IdleRequestCallback) => nativeRequestIdleCallback(task, { timeout: 300 }),
});

beforeEach(async () => {
  // Drops the requests of earlier tests, which `api.waitForReply` would count otherwise.
  performance.clearResourceTimings();
  await Promise.all([
    commands.resetMockApi(),
    commands.emulate({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' }),
    page.viewport(1280, 900),
  ]);
});

afterEach(async () => {
  const browserErrors = await commands.listBrowserErrors();
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Waits until all requests of this test have arrived. No response would be arranged for those that arrive during the next test.
  await fetch('/api/barrier');
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', initialUrl);
  document.documentElement.removeAttribute('style');
  expect(browserErrors, 'errors in the page of this test').toEqual([]);
});
