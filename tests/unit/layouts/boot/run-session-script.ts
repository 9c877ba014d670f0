import { readFileSync } from 'node:fs';
import { inlineSource } from '../../../../src/layouts/boot/inline-source.ts';

const source = inlineSource(readFileSync(new URL('../../../../src/layouts/boot/session.js', import.meta.url), 'utf8'));

interface OpenedPage {
  path: string;
  token?: string;
  /** The alert that the login page shows to a visitor of this page; undefined for a public page. */
  guarded?: string;
  /** What the tab's storage contains, by key. */
  stored?: Record<string, string>;
}

/** Runs the session script as the browser does when it opens a page. Returns what the script changed. */
export function runSessionScript({ path, token, guarded, stored = {} }: OpenedPage) {
  const dataset: Record<string, string | undefined> = guarded === undefined ? {} : { guarded };
  const tabStorage = storage(stored);
  const opened: string[] = [];
  const history = {
    state: null as { accountId?: string } | null,
    replaceState: (state: { accountId?: string }) => {
      history.state = state;
    },
  };
  const globals = {
    document: { documentElement: { dataset }, addEventListener: () => {} },
    localStorage: storage(token === undefined ? {} : { token }),
    sessionStorage: tabStorage,
    location: { pathname: path, search: '', hash: '', replace: (url: string) => opened.push(url) },
    history,
    addEventListener: () => {},
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  return { dataset, stored: tabStorage.entries, opened, accountId: history.state?.accountId };
}

function storage(initial: Record<string, string>) {
  const entries: Record<string, string> = { ...initial };
  return {
    entries,
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
}
