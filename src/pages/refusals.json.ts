import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/** What we don't accept. The donation form requests it when someone types into Items Name, so that the page itself does not contain it. */
export const GET: APIRoute = async () => Response.json(await getCopy('refusals'));
