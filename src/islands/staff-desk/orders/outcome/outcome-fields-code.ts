import { OutcomeFields } from './OutcomeFields.tsx';

/**
 * Loaded on demand in place of OutcomeFields.tsx itself, which OutcomeForm.tsx imports as well: for a file that is both imported and
 * loaded on demand, the bundler would add a file of its own functions to the React runtime.
 */
export const fields = OutcomeFields;
