import './status.scss';

interface Props {
  label: string;
  /** Determines the color. A label without a status, or with an unknown one, has the color of a submitted order. */
  status?: string;
}

/** A colored label, such as an order's status. */
export function Status({ label, status }: Props) {
  return (
    <span className="status" data-status={status}>
      {label}
    </span>
  );
}
