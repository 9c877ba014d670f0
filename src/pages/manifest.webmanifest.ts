import type { APIRoute } from 'astro';
import { copyOf } from '../content/copy.ts';

/** Lets a phone keep the site on its home screen. */
export const GET: APIRoute = async () => {
  const frame = await copyOf('frame');
  const { description } = await copyOf('home');
  return Response.json({
    name: frame.name,
    short_name: frame.name,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });
};
