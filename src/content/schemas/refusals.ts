import { text } from './parts.ts';
import { group, list } from './structure.ts';

export const refusals = {
  list: list(group({ words: list(text), except: list(text, 0), reason: text, elsewhere: text })),
};
