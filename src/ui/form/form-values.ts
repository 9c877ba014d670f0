import type { FileLike } from '@kindcrate/contract/fields';

/**
 * A control that `draftControls` finds. A select is found only if its default value is in `data-saved`, because React does not mark the
 * default option of a controlled select.
 */
type Control = HTMLInputElement | HTMLTextAreaElement | (HTMLSelectElement & { defaultValue?: undefined });

/**
 * The values that differ from the form's defaults, by field, including fields that were cleared. Passwords and files are left out.
 */
export function changedValues(form: HTMLFormElement): Record<string, string> {
  const changed = draftControls(form).filter((control) => (isChoice(control) ? control.checked : isChanged(control)));
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/**
 * Fills in the text fields and selects that nobody has changed. Islands restore their own radio buttons, which may be rendered later.
 * @returns whether any value was restored, or will be
 */
export function restoreValues(form: HTMLFormElement, values: Record<string, string>): boolean {
  const changed = changedValues(form);
  for (const control of draftControls(form)) {
    const value = values[control.name];
    if (value !== undefined && !isChoice(control) && !isChanged(control)) control.value = value;
  }
  return Object.keys(values).some((name) => !(name in changed));
}

/** The form's values by field, without file fields in which nothing was chosen. */
export function filledInValues(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => !isEmptyFileField(value)));
}

/** Returns a checked value as a `File`. The contract's type describes only a size, because files in the API are not instances of `File`. */
export function fileOf(value: FileLike): File {
  if (!(value instanceof File)) throw new TypeError('The value of a file field is not a file');
  return value;
}

export function hasChosenFile(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);
}

/** Whether a draft may store a field. A password has the type `text` while it is shown. */
export function isDraftable({ name, type, autocomplete }: Pick<Control, 'name' | 'type' | 'autocomplete'>): boolean {
  return name !== '' && type !== 'file' && !/password/i.test(`${type} ${autocomplete} ${name}`);
}

/** Browsers submit an empty file without a name for a file field in which nothing was chosen. */
export const isEmptyFileField = (value: FormDataEntryValue) =>
  value instanceof File && value.name === '' && value.size === 0;

const draftControls = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input, textarea, [data-saved]')].filter(isDraftable);

const isChanged = ({ value, defaultValue, dataset }: Control) => value !== (dataset.saved ?? defaultValue);

const isChoice = (control: Control): control is HTMLInputElement & { type: 'radio' | 'checkbox' } =>
  control.type === 'radio' || control.type === 'checkbox';
