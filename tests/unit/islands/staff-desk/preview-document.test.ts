import { expect, test } from 'vitest';
import { toPreviewDocument } from '../../../../src/islands/staff-desk/preview/preview-document.ts';

const origin = 'https://kindcrate.example';
const preview = (html: string) => toPreviewDocument(html, origin);

test('a preview has no scripts and no content for browsers without JavaScript', () => {
  const { html } = preview(
    '<head><script>run(1 < 2)</script><script type="module" src="/a.js"></script></head><noscript><p>No</p></noscript><p>Yes</p>',
  );
  expect(html).toBe('<head><base target="_blank"></head><p>Yes</p>');
});

test('the styles of a preview are separated from its page, and stay in the same sequence', () => {
  const { html, css } = preview('<head><style>a{}</style></head><p>Text</p><style media="print">b{}</style>');
  expect(html).not.toContain('style');
  expect(css).toBe('a{}\nb{}');
});

test('paths in a preview lead to the site, although its frame has a blob URL', () => {
  const { html, css } = preview(
    '<head></head><img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x"><a href="/about">About</a><a href="//cdn.example">CDN</a><style>p{background:url(/c.svg)}</style>',
  );
  expect(html).toContain(`src="${origin}/a.svg" srcset="${origin}/a.svg 1x, ${origin}/b.svg 2x"`);
  expect(html).toContain(`href="${origin}/about"`);
  expect(html).toContain('href="//cdn.example"');
  expect(css).toBe(`p{background:url(${origin}/c.svg)}`);
});

test('a preview has no preloads and no content security policy, and shows what visitors with JavaScript see', () => {
  const { html, css } = preview(
    '<head><link rel="preload" href="/font.woff2"><meta http-equiv="Content-Security-Policy" content="x"></head><style>@media (scripting:none){p{display:none}}</style>',
  );
  expect(html).toBe('<head><base target="_blank"></head>');
  expect(css).not.toContain('scripting');
});
