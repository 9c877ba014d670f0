/** The names of the fields, which need a prefix in a form that also has other fields. */
export const fieldNames = (prefix: string) => ({ line: `${prefix}line`, photo: `${prefix}photo` });

/** The name of the field that contains the whole outcome, in a form with the prefix `outcome.`. */
const wholeField = 'outcome';

interface Choices {
  /** The id of the saved photo, if it is kept. */
  photo: string | undefined;
  organizationConsents: boolean;
}

/**
 * Turns the values of the fields into values that the API accepts. Replaces a chosen file, which is uploaded separately when the form is
 * sent, with the id of the saved photo, or with an empty value if no saved photo is kept.
 */
export function setOutcome(formData: FormData, prefix: string, { photo = '', organizationConsents }: Choices): void {
  const names = fieldNames(prefix);
  formData.set(names.photo, photo);
  formData.set(`${prefix}organizationConsents`, String(organizationConsents));
  if (!prefix) return;
  const line = String(formData.get(names.line) ?? '');
  formData.set(wholeField, JSON.stringify({ line, photo, organizationConsents }));
}
