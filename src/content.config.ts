import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { about } from './content/schemas/about.ts';
import { allForms } from './content/schemas/all-forms.ts';
import { brandDetails } from './content/schemas/brand-details.ts';
import { contact } from './content/schemas/contact.ts';
import { donationForm } from './content/schemas/donation-form.ts';
import { donationInfo } from './content/schemas/donation-info.ts';
import { frame } from './content/schemas/frame.ts';
import { home } from './content/schemas/home.ts';
import { login } from './content/schemas/login.ts';
import { notFound } from './content/schemas/not-found.ts';
import { organizationDetails } from './content/schemas/organization-details.ts';
import { profile } from './content/schemas/profile.ts';
import { register } from './content/schemas/register.ts';

/** The words of one page: a file a locale. `src/content/en/<file>.yaml` has the id `en`. */
function copy<Shape extends z.ZodRawShape>(file: string, shape: Shape) {
  return defineCollection({
    loader: glob({
      base: './src/content',
      pattern: `*/${file}.yaml`,
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: z.strictObject(shape),
  });
}

export const collections = {
  frame: copy('frame', frame),
  home: copy('home', home),
  about: copy('about', about),
  donationInfo: copy('donation-info', donationInfo),
  brandDetails: copy('brand-details', brandDetails),
  organizationDetails: copy('organization-details', organizationDetails),
  contact: copy('contact', contact),
  allForms: copy('all-forms', allForms),
  login: copy('login', login),
  register: copy('register', register),
  donationForm: copy('donation-form', donationForm),
  profile: copy('profile', profile),
  notFound: copy('not-found', notFound),
};
