import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { donationForm } from './content/schemas/donation-form.ts';
import { frame } from './content/schemas/frame.ts';
import { home } from './content/schemas/home.ts';
import { login } from './content/schemas/login.ts';
import { notFound } from './content/schemas/not-found.ts';
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
  login: copy('login', login),
  register: copy('register', register),
  donationForm: copy('donation-form', donationForm),
  profile: copy('profile', profile),
  notFound: copy('not-found', notFound),
};
