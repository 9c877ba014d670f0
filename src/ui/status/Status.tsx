import './status.scss';

interface Props {
  label: string;
  /** Sets the color; the default, also of an unknown status, is that of an open order. */
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
