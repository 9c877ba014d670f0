import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { pages } from './content/pages.ts';
import { group } from './content/schemas/structure.ts';

/** The copy of one page, one file per locale. `src/content/en/<file>.yaml` has the id `en`. */
function copy<File extends keyof typeof pages>(file: File) {
  return defineCollection({
    loader: glob({
      base: './src/content',
      pattern: `*/${file}.yaml`,
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: group(pages[file]),
  });
}

export const collections = {
  frame: copy('frame'),
  home: copy('home'),
  about: copy('about'),
  donationInfo: copy('donation-info'),
  brandDetails: copy('brand-details'),
  organizationDetails: copy('organization-details'),
  contact: copy('contact'),
  allForms: copy('all-forms'),
  login: copy('login'),
  register: copy('register'),
  donationForm: copy('donation-form'),
  payment: copy('payment'),
  profile: copy('profile'),
  redeem: copy('redeem'),
  coins: copy('coins'),
  receipt: copy('receipt'),
  staff: copy('staff'),
  notFound: copy('not-found'),
};
