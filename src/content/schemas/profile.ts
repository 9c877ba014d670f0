import { link, page, text } from './parts.ts';
import { group } from './structure.ts';

export const profile = {
  ...page,
  loading: text,
  failed: text,
  tryAgain: text,
  welcome: text,
  photoAlt: text,
  role: text,
  roles: group({ donor: text, partner: text, staff: text }),
  ordersCount: text,
  coins: text,
  tabs: group({ label: text, overview: text, orders: text }),
  overview: group({ username: text, phone: text, email: text }),
  orders: group({
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
