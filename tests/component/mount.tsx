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

/** The markup around an island that decides how wide it is, as the layouts of `src/layouts` and the payment sandbox render it. */
const frames = {
  page: '<div class="page wrap"><h1 class="page__title">Title</h1><div data-island></div></div>',
  form: `<div class="form-page wrap form-page--with-side">
    <div class="form-page__main"><h1 class="form-page__title">Title</h1><div data-island></div></div>
    <div class="form-page__side form-page__picture"></div></div>`,
  // There is no heading, because the islands of these pages render their own.
  detail: '<div class="detail-page wrap"><div data-island></div></div>',
  sandbox: '<div class="sandbox"><div class="sandbox__main card"><h1>Title</h1><div data-island></div></div></div>',
};

let root: Root | undefined;
let main: HTMLElement | undefined;

/** Renders an island in an otherwise empty page with the site's styles. */
export function mount(island: ReactElement, frame: keyof typeof frames = 'page'): void {
  document.documentElement.lang = 'en';
  document.title = 'Kindcrate';
  main = document.createElement('main');
  main.innerHTML = frames[frame];
  document.body.append(main);
  root = createRoot(main.querySelector('[data-island]') as HTMLElement);
  root.render(island);
}

/** Removes the island that `mount` rendered. */
export function unmount(): void {
  root?.unmount();
  main?.remove();
  root = undefined;
  main = undefined;
}
