import { atom } from 'nanostores';

/** Whether the API keeps the desk closed until this staff account has a second factor. */
export const $lacksSecondFactor = atom(false);
