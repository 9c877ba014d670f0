import { link, orderItems, page, text } from './parts.ts';
import { byStatus } from './profile.ts';
import { group } from './structure.ts';

const step = group({ title: text, text });

export const thanks = {
  ...page,
  titleWithName: text,
  loading: text,
  failed: text,
  tryAgain: text,
  unknown: group({ title: text, text, link }),
  items: orderItems,
  news: group(byStatus),
  emailed: text,
  changeEmail: link,
  unconfirmed: text,
  confirmEmail: link,
  number: text,
  contents: text,
  photoAlt: text,
  follow: link,
  label: text,
  print: text,
  wayTitle: text,
  way: group({
    done: text,
    next: text,
    steps: group({ submitted: step, 'under review': step, accepted: step, received: step, completed: step }),
  }),
  again: group({ title: text, text, label: text }),
};
