import '../../src/styles/detail-page.scss';
import '../../src/styles/form-page.scss';
import '../../src/styles/form-page-head.scss';
import '../../src/styles/form-page-picture.scss';
import '../../src/styles/form-page-side.scss';
import '../../src/styles/page-head.scss';
import '../../src/styles/payment-sandbox.scss';
import '../../src/styles/staff.scss';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The markup around an island, which determines its width, as the layouts in `src/layouts` and the payment sandbox render it. */
const layouts = {
  page: '<div class="page wrap"><h1 class="page__title">Title</h1><div data-island></div></div>',
  form: `<div class="form-page wrap form-page--with-side">
    <div class="form-page__main"><h1 class="form-page__title">Title</h1><div data-island></div></div>
    <div class="form-page__side form-page__picture"></div></div>`,
  // There is no heading, because the islands of these pages render their own.
  detail: '<div class="detail-page wrap"><div data-island></div></div>',
  sandbox: '<div class="sandbox"><div class="sandbox__main card"><h1>Title</h1><div data-island></div></div></div>',
};

/** What the test has rendered so far: usually one island. */
const mounted: { root: Root; main: HTMLElement }[] = [];

/** Renders an island with the site's styles, in a page that is empty except for what the test has rendered before. */
export function mount(island: ReactElement, layout: keyof typeof layouts = 'page'): void {
  document.documentElement.lang = 'en';
  document.title = 'Kindcrate';
  const main = document.createElement('main');
  main.innerHTML = layouts[layout];
  document.body.append(main);
  const root = createRoot(main.querySelector('[data-island]') as HTMLElement);
  mounted.push({ root, main });
  root.render(island);
}

/** Removes the islands that `mount` rendered. */
export function unmount(): void {
  for (const { root, main } of mounted.splice(0)) {
    root.unmount();
    main.remove();
  }
}
