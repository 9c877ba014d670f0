import type { Refusal } from '@kindcrate/contract/match-refusals';
import { readResponse } from '../lib/read.ts';
import type { Shape } from '../lib/reply-shape.ts';
import { createResource, type Resource } from './resource.ts';

/** Goods that the charity does not accept, and the form's copy about them. */
export interface RefusalCopy extends Refusal {
  reason: string;
  /** Where the goods could go instead. */
  elsewhere: string;
}

/** The list of goods that the charity does not accept. Like all copy, it comes with the site, not from the API. */
export interface RefusalListCopy {
  list: RefusalCopy[];
}

const shape: Shape = { list: [{ words: ['string'], except: ['string'], reason: 'string', elsewhere: 'string' }] };

/** @param url of a JSON file with `RefusalListCopy` */
export const createRefusals = (url: string): Resource<RefusalListCopy> =>
  createResource(() => readResponse<RefusalListCopy>(shape, fetch(url)));
