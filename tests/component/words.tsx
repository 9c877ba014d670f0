import {
  type CopyPage,
  getCopyPageEndpoint,
  listCopyPagesEndpoint,
  listCopyVersionsEndpoint,
  previewCopyEndpoint,
} from '@kindcrate/contract/staff-copy';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  contactPageSummary,
  copyVersions,
  homeCopy,
  homePageSummary,
  previewHtml,
} from '../../src/workbench/copy-fixtures.ts';
import { openDesk, staffCopy } from './desk.tsx';
import { api } from './mock-api.ts';

export const { words: wordsCopy } = staffCopy;

/** Arranges the replies that the Words tab needs to show a page, and opens the tab. */
export async function openWords(...pages: CopyPage[]): Promise<void> {
  await api.reply(listCopyPagesEndpoint, { result: [homePageSummary, contactPageSummary] });
  await api.reply(getCopyPageEndpoint, ...(pages.length ? pages : [homeCopy]).map((data) => ({ data })));
  await api.reply(listCopyVersionsEndpoint, { result: copyVersions, next: null });
  await api.reply(previewCopyEndpoint, { data: { html: previewHtml, bytes: 12_000, maxBytes: 14_600 } });
  await openDesk('words');
  await expect.element(page.getByRole('button', { name: /^Publish/ })).toBeVisible();
}

/** The document in the preview's iframe. */
export function previewedPage(): Document | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([inert])');
  return frame?.contentDocument ?? undefined;
}
