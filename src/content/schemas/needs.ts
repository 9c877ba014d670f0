import { text } from './parts.ts';
import { group } from './structure.ts';

export const needs = {
  asOf: text,
  urgent: text,
  always: text,
  progress: text,
  more: text,
  until: text,
  give: text,
  giveWords: text,
  any: text,
  card: group({ wanted: text, always: text, enough: text }),
  match: group({
    wanted: text,
    always: text,
    until: text,
    enough: text,
    refused: text,
    stillWanted: text,
    stillAlways: text,
    choose: text,
  }),
};
