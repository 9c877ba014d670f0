import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/** How the donation form asks for the handover, which it requests with the code for that, so that it is not part of the first document. */
export const GET: APIRoute = async () => Response.json(await getCopy('donation-handover'));
