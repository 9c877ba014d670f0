import type { APIRoute } from 'astro';
import { getCopy } from '../content/copy.ts';

/** Lets visitors add the site to the home screen of their phone. */
export const GET: APIRoute = async () => {
  const frame = await getCopy('frame');
  const { description } = await getCopy('home');
  return Response.json({
    name: frame.name,
    short_name: frame.name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    // The light color of `--paper` in src/styles/_tokens.scss.
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });
};
