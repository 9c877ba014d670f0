import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const text = z.string().trim().min(1, 'write at least one word');
/** A path of this site (`/about`), a place on the page (`#top`) or a full https address. */
const target = z.string().regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'start with /, #, https://, mailto: or tel:');
const link = z.strictObject({ label: text, href: target });
const page = { title: text, description: text };
const submission = { submit: text, problems: text, failure: text };

/** One file a locale: `src/content/en/<name>.yaml` has the id `en`. */
function copy<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return defineCollection({
    loader: glob({
      base: './src/content',
      pattern: `*/${name}.yaml`,
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: z.strictObject(shape),
  });
}

export const collections = {
  frame: copy('frame', {
    name: text,
    skip: text,
    menu: text,
    closeMenu: text,
    mainNavigation: text,
    footerNavigation: text,
    links: z.array(link),
    login: link,
    logout: text,
    footerLinks: z.array(link),
    footerLine: text,
    address: text,
    email: text,
    phone: text,
    sampleNote: text,
    withoutScript: text,
    retry: text,
    guard: text,
  }),
  home: copy('home', {
    ...page,
    eyebrow: text,
    headline: text,
    lead: text,
    pictureAlt: text,
    actions: z.array(link).min(1).max(2),
    features: z.array(z.strictObject({ icon: text, title: text, text, link })).length(3),
  }),
  login: copy('login', {
    ...page,
    ...submission,
    eyebrow: text,
    lead: text,
    email: text,
    password: text,
    noAccount: text,
    registerLink: link,
  }),
  register: copy('register', {
    ...page,
    ...submission,
    eyebrow: text,
    lead: text,
    username: text,
    usernameHint: text,
    email: text,
    emailHint: text,
    phone: text,
    phoneHint: text,
    password: text,
    passwordHint: text,
    confirmPassword: text,
    loginLink: link,
    welcome: text,
  }),
  donationForm: copy('donation-form', {
    ...page,
    ...submission,
    eyebrow: text,
    lead: text,
    organizations: text,
    organizationsFailed: text,
    tryAgain: text,
    charity: text,
    charityHint: text,
    itemsName: text,
    itemsNameHint: text,
    location: text,
    locationHint: text,
    quantity: text,
    quantityHint: text,
    phone: text,
    phoneHint: text,
    image: text,
    imageHint: text,
    previewAlt: text,
    uploading: text,
    cancel: text,
    cancelled: text,
    toProfile: text,
    nextTitle: text,
    next: z.array(text).min(1),
  }),
  profile: copy('profile', {
    ...page,
    loading: text,
    failed: text,
    tryAgain: text,
    welcome: text,
    photoAlt: text,
    role: text,
    roles: z.strictObject({ donor: text, partner: text, staff: text }),
    ordersCount: text,
    coins: text,
    tabs: z.strictObject({ label: text, overview: text, orders: text }),
    overview: z.strictObject({ username: text, phone: text, email: text }),
    orders: z.strictObject({
      none: text,
      noneHint: text,
      give: link,
      item: text,
      location: text,
      charity: text,
      quantity: text,
      status: text,
      date: text,
      imageAlt: text,
      pages: text,
      page: text,
    }),
  }),
  notFound: copy('not-found', { ...page, text, back: text }),
};
