interface Props {
  className?: string;
  /** What did not work. */
  text: string;
  label: string;
  onRetry: () => void;
}

/** A quiet line about what could not be had, with a way to ask again. */
export function TryAgain({ className, text, label, onRetry }: Props) {
  return (
    <p className={className}>
      {text}{' '}
      <button className="link" type="button" onClick={onRetry}>
        {label}
      </button>
    </p>
  );
}
