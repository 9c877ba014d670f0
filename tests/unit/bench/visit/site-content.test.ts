import { expect, test } from 'vitest';
import { fontsOf } from '../../../../bench/visit/site-content.ts';

test('the font preload and font faces of a page are copied, so that the single-page application loads fonts as the site does', () => {
  const preload = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin>';
  const faces = '@font-face{font-family:F;src:url("/f.woff2")}@font-face { font-family: "F fallback" }';
  const page = `<head>${preload}<style>${faces}body{margin:0}</style><link rel="icon" href="/i"></head>`;
  expect(fontsOf(page)).toBe(
    `${preload}<style>@font-face{font-family:F;src:url("/f.woff2")}@font-face { font-family: "F fallback" }</style>`,
  );
});
