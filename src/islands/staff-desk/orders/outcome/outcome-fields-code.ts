import { OutcomeFields } from './OutcomeFields.tsx';

/**
 * Loaded on demand in place of OutcomeFields.tsx itself, which OutcomeForm.tsx imports as well: if a file is both imported and
 * loaded on demand, the bundler adds a file with its own runtime functions, which every island would load.
 */
export const fields = OutcomeFields;
