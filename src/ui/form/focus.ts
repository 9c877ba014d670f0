/** Focuses the invalid field if there is exactly one, otherwise the error summary. */
export function focusProblem(form: HTMLFormElement): void {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  const [first] = invalid;
  const target = invalid.length === 1 ? first : form.querySelector<HTMLElement>('[data-error-summary]');
  target?.focus();
}

/** Focusing also scrolls to the outcome, which can be a screen above the submit button. */
export function focusOutcome(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-outcome]')?.focus();
}
