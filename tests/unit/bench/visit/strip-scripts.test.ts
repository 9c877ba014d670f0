import { expect, test } from 'vitest';
import { stripScripts } from '../../../../bench/visit/strip-scripts.ts';

test('stripping a page of its scripts removes inline and external scripts, structured data and links that preload modules', () => {
  const html = `<head><script>if (1 < 2) start();</script><link rel="modulepreload" href="/a.js"><link rel=modulepreload href=/b.js>
<script type="application/ld+json">{"name": "<b>"}</script></head><body><SCRIPT src="/c.js" async></SCRIPT ><p>Text</p></body>`;
  expect(stripScripts(html)).toBe('<head>\n</head><body><p>Text</p></body>');
});

test('stripping a page of its scripts keeps everything else', () => {
  const html =
    '<head><link rel="preload" as="font" href="/f.woff2"><style>p { color: red }</style></head><noscript>No</noscript>';
  expect(stripScripts(html)).toBe(html);
});
