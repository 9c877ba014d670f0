import { expect, test } from 'vitest';
import { emptyCatalog } from '../../src/site/page-data.ts';
import { createPageRenderer } from '../../src/site/page-renderer.ts';
import { createBuiltSite } from '../support/built-site.ts';
import { addCleanup } from '../support/cleanup.ts';

test('a page for visitors waits for at most one preview, however many the desk has requested', async () => {
  const renderer = createPageRenderer(createBuiltSite({}).folder, 'http://localhost');
  addCleanup(() => renderer.close());
  const request = { path: '/', catalog: emptyCatalog, copy: {} };
  const previews = Array.from({ length: 20 }, () => renderer.preview(request));
  const { bodies } = await renderer.render(request);
  // The page contains the number of pages rendered so far, including itself.
  expect(Buffer.from(bodies.identity).toString()).toMatch(/^render 2 of \//);
  await Promise.all(previews);
});
