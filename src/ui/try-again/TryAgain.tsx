import '../../styles/blocks/link.scss';

interface Props {
  className?: string;
  /** Explains what failed. */
  text: string;
  label: string;
  onRetry: () => void;
}

/** A line of text after a failed request, with a retry button. An alert, because it may appear far from the focus. */
export function TryAgain({ className, text, label, onRetry }: Props) {
  return (
    <p className={className} role="alert">
      {text}{' '}
      <button className="link" type="button" onClick={onRetry}>
        {label}
      </button>
    </p>
  );
}
