import { heading, offlineNote, submission, text } from './parts.ts';
import { group } from './structure.ts';

/** The dialog that asks for the current password. */
export const passwordCheck = group({
  ...submission,
  ...offlineNote,
  title: heading,
  lead: text,
  password: text,
  showPassword: text,
  cancel: text,
});
