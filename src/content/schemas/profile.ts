import { z } from 'astro/zod';
import { link, page, text } from './parts.ts';

export const profile = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  welcome: text,
  photoAlt: text,
  role: text,
  roles: z.strictObject({ donor: text, partner: text, staff: text }),
  ordersCount: text,
  coins: text,
  tabs: z.strictObject({ label: text, overview: text, orders: text }),
  overview: z.strictObject({ username: text, phone: text, email: text }),
  orders: z.strictObject({
    none: text,
    noneHint: text,
    give: link,
    item: text,
    location: text,
    charity: text,
    quantity: text,
    status: text,
    date: text,
    imageAlt: text,
    pages: text,
    page: text,
  }),
};
