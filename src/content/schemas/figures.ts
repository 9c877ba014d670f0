import { text } from './parts.ts';
import { group } from './structure.ts';

export const figures = {
  labels: group({ pieces: text, completed: text, daysToReceived: text, daysToCompleted: text }),
  days: text,
  computedOn: text,
  recentDays: text,
  allDays: text,
  sample: text,
  tooFew: text,
};
