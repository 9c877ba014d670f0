import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/**
 * The copy of the handover part of the donation form. The form requests this copy together with the code of that part, so that
 * the page itself does not contain the copy.
 */
export const GET: APIRoute = async () => Response.json(await getCopy('donation-handover'));
