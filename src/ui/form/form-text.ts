type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What was typed or chosen in a form, by field: what is not as the form begins. Passwords and files stay out.
 * A text that was taken out of a field again counts as typed.
 */
export function textOf(form: HTMLFormElement): Record<string, string> {
  const touched = controlsOf(form).filter((control) => (isChoice(control) ? control.checked : isTyped(control)));
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/**
 * Puts kept texts into the fields that nobody has touched. Choices come back by their own island.
 * @returns whether the form now holds, or will hold, anything that it did not hold before
 */
export function bringBack(form: HTMLFormElement, fields: Record<string, string>): boolean {
  const typed = textOf(form);
  for (const control of controlsOf(form)) {
    const text = fields[control.name];
    if (text !== undefined && !isChoice(control) && !isTyped(control)) control.value = text;
  }
  return Object.keys(fields).some((name) => !(name in typed));
}

/** Whether a file is chosen in any field. */
export function hasFile(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length);
}

/** Whether a draft may keep what stands in a field. A password that is being shown has the type `text`. */
export function mayKeep({ name, type, autocomplete }: Pick<Control, 'name' | 'type' | 'autocomplete'>): boolean {
  return name !== '' && type !== 'file' && !/password/i.test(`${type} ${autocomplete} ${name}`);
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>('input, textarea')].filter((control) => mayKeep(control));

const isTyped = (control: Control) => control.value !== control.defaultValue;

const isChoice = (control: Control): control is HTMLInputElement & { type: 'radio' | 'checkbox' } =>
  control.type === 'radio' || control.type === 'checkbox';
