import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/** What we don't accept. The donation form requests it when somebody types in goods, so that it is not part of the first document. */
export const GET: APIRoute = async () => Response.json(await getCopy('refusals'));
