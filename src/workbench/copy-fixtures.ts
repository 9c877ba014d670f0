import type { CopyField, CopyValues } from '@kindcrate/contract/copy-fields';
import type { CopyDraft, CopyPage, CopyPageSummary, CopyVersion } from '@kindcrate/contract/staff-copy';
import kitchen from '../assets/illustrations/activity-kitchen.svg?url';
import library from '../assets/illustrations/activity-library.svg?url';
import { longTitle } from './long-fixtures.ts';

// Sample API replies about the copy of pages, for staff.

const text = (name: string, label: string, maxLength = 60) => ({ kind: 'text', name, label, maxLength }) as const;
const link: CopyField = {
  kind: 'group',
  name: '',
  label: 'Button',
  fields: [text('label', 'Label', 20), { kind: 'link', name: 'href', label: 'Link target', maxLength: 200 }],
};
const slide: CopyField = {
  kind: 'group',
  name: '',
  label: 'Slide',
  fields: [
    text('eyebrow', 'Small line above the title', 32),
    text('headline', 'Headline'),
    { kind: 'long text', name: 'lead', label: 'Opening lines', maxLength: 180 },
    {
      kind: 'picture',
      name: 'picture',
      label: 'Picture',
      options: [
        { value: 'kitchen', label: 'Open kitchen', url: kitchen },
        { value: 'library', label: 'Library on wheels', url: library },
      ],
      shape: { aspect: 4 / 3, isRound: false },
    },
    text('pictureAlt', 'Picture description', 120),
    { kind: 'list', name: 'actions', label: 'Buttons', item: link, minItems: 1, maxItems: 2 },
  ],
};
const fields: CopyField[] = [
  text('title', 'Title'),
  { ...text('position', 'Position', 40), placeholders: ['{n}', '{total}'] },
  { kind: 'list', name: 'slides', label: 'Slides', item: slide, minItems: 2, maxItems: 4 },
  {
    kind: 'group',
    name: 'cause',
    label: 'The cause',
    fields: [
      text('title', 'Title'),
      { kind: 'number', name: 'done', label: 'Packed', min: 0, max: 1_000_000 },
      { kind: 'date', name: 'until', label: 'Last day' },
      {
        kind: 'choice',
        name: 'background',
        label: 'Background',
        options: [
          { value: 'sky', label: 'sky' },
          { value: 'coral', label: 'coral' },
        ],
      },
    ],
  },
  {
    kind: 'list',
    name: 'faq',
    label: 'Questions and answers',
    item: {
      kind: 'group',
      name: '',
      label: 'Question',
      fields: [text('question', 'Question'), { kind: 'long text', name: 'answer', label: 'Answer', maxLength: 400 }],
    },
    minItems: 1,
    maxItems: 20,
  },
];

const slideValues = (headline: string) => ({
  eyebrow: 'Goods, not just money',
  headline,
  lead: 'Pack what you no longer need, choose who gets it, and follow it until it arrives.',
  picture: 'kitchen',
  pictureAlt: 'A pot of soup on a stove',
  actions: [
    { label: 'Donate now', href: '/donationform' },
    { label: 'Talk to us', href: '/contact' },
  ],
});
const live: CopyValues = {
  title: 'Give goods, see where they go',
  position: '{n} of {total}',
  slides: [
    slideValues('The coat you outgrew is someone’s warm winter.'),
    slideValues('Two lamps and a kettle?'),
    slideValues('Last week it was yours.'),
  ],
  cause: { title: '1,200 school bags', done: 731, until: '2026-12-24', background: 'sky' },
  faq: [{ question: 'What can I give?', answer: 'Anything that you would give to a friend.' }],
};

const byRobin = { by: 'Robin', at: '2026-11-18T16:40:00.000Z' };
const summary = {
  _id: 'home',
  title: 'Home page',
  path: '/',
  preview: 'whole' as const,
  version: 2,
  published: byRobin,
  unfit: [],
};

export const homePageSummary: CopyPageSummary = { ...summary, hasDraft: false };
export const contactPageSummary: CopyPageSummary = {
  _id: 'contact',
  title: 'Contact',
  path: '/contact',
  preview: 'whole',
  version: 0,
  published: null,
  unfit: [],
  hasDraft: true,
};
export const homeCopy: CopyPage = { ...summary, fields, live, draft: null };
export const contactCopy: CopyPage = {
  ...summary,
  _id: 'contact',
  title: 'Contact',
  path: '/contact',
  preview: 'whole',
  version: 0,
  published: null,
  fields: [text('title', 'Title')],
  live: { title: 'Contact' },
  draft: null,
};

const [first, ...others] = live.slides as CopyValues[];
const draftValues: CopyValues = {
  ...live,
  slides: [
    {
      ...first,
      headline: 'Your coat, their winter.',
      actions: [
        { label: 'Donate now', href: '/donationform' },
        { label: 'Talk to us', href: '/conact' },
      ],
    },
    ...others,
  ],
};
export const linkProblem = { path: 'slides.0.actions.1.href', message: 'No page /conact.', fix: '/contact' };
/** A draft with a changed headline and a link that leads nowhere. */
export const homeDraft: CopyDraft = {
  revision: 4,
  values: draftValues,
  problems: [linkProblem],
  by: 'Robin',
  at: '2026-11-20T09:12:00.000Z',
};

export const copyVersions: CopyVersion[] = [
  {
    version: 2,
    ...byRobin,
    changes: [{ path: 'cause.done', label: 'The cause › Packed', before: '700', after: '731' }],
  },
  {
    version: 1,
    by: null,
    at: '2026-11-02T08:15:00.000Z',
    changes: [
      {
        path: 'slides.2.headline',
        label: 'Slides 3 › Headline',
        before: 'Last week',
        after: 'Last week it was yours.',
      },
      { path: 'title', label: 'Title', before: '', after: 'Give goods, see where they go' },
    ],
  },
];

export const longCopy: CopyPage = {
  ...homeCopy,
  title: longTitle,
  fields: [...fields.map((field) => ({ ...field, label: longTitle }))],
  live: { ...live, title: longTitle.repeat(3), faq: [{ question: longTitle, answer: longTitle }] },
};

/** A page as the server renders it. */
export const previewHtml = `<!doctype html><html lang="en"><head><title>Home</title><style>body { background: light-dark(#fbf6ec, #131d18); color: light-dark(#1d2a23, #f4ecdd); } h1 { font-size: 48px; }</style><script>document.title = 'A script ran';</script></head><body><main><p>Goods, not just money</p><h1>The coat you outgrew is someone’s warm winter.</h1><a href="/donationform">Donate now</a></main></body></html>`;
