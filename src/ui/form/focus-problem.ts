/** Moves to what is wrong: to the field when it is one, else to the summary that lists them. */
export function focusProblem(form: HTMLFormElement): void {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const [first] = invalid;
  const target = invalid.length === 1 ? first : form.querySelector<HTMLElement>('[data-error-summary]');
  target?.focus();
}

/** Moves to what the form says after it was sent: the button that sent it can be a screen below. */
export function focusOutcome(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-outcome]')?.focus();
}
