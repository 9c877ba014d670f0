import './form.scss';

interface Props {
  label: string;
  isPending: boolean;
}

/** Shows a spinner while the form is being sent. It is never `disabled`, because a disabled button loses the focus. */
export function SubmitButton({ label, isPending }: Props) {
  return (
    <button
      className="button button--wide"
      type="submit"
      aria-disabled={isPending}
      data-pending={isPending || undefined}
    >
      <span className="button__spinner" aria-hidden="true" />
      {label}
    </button>
  );
}
