import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/**
 * The list of goods that the charity does not accept. The donation form requests the list when someone types into Items Name, so that
 * the page itself does not contain it.
 */
export const GET: APIRoute = async () => Response.json(await getCopy('refusals'));
