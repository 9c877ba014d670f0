import { needCategoriesEndpoint, needsEndpoint } from '../lib/needs.build.ts';
import { read } from '../lib/read.ts';
import { createResource } from './resource.ts';

/** What organizations need, and the need categories. An API that follows only the given specification has neither. */
export const needs = createResource(async () => {
  const [list, categories] = await Promise.all([read(needsEndpoint), read(needCategoriesEndpoint)]);
  return { list: list.result, categories: categories.result };
});
