import { OutcomeFields } from './OutcomeFields.tsx';

/**
 * Loaded on demand instead of OutcomeFields.tsx, which OutcomeForm.tsx imports: if the same file were both imported and loaded on
 * demand, the bundler would put its runtime functions into an additional file, which every island would load.
 */
export const outcomeFields = OutcomeFields;
