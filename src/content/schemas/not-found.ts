import { page, text } from './parts.ts';

export const notFound = {
  ...page,
  text,
  back: text,
};
