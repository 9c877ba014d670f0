/** Moves to what is wrong: to the field when it is one, else to the summary that lists them. */
export function focusProblem(form: HTMLFormElement): void {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const [first] = invalid;
  const target = invalid.length === 1 ? first : form.querySelector<HTMLElement>('[data-error-summary]');
  target?.focus();
}
