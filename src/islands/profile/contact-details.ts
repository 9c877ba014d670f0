import { contactDetails } from '@kindcrate/contract/profile';
import { coerce, record, string, unknown } from 'superstruct';

/** The form of username and phone: a field that is left empty is left out, so that it stays as it is. */
export const filledInDetails = coerce(contactDetails, record(string(), unknown()), (fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))),
);

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === '';
