import { type ReactNode, useId, useState } from 'react';
import './disclosure.scss';

interface Props {
  label: string;
  /** The id of the heading above, which completes the accessible name where several disclosures have the same label. */
  headingId?: string;
  /** Called only once, on the first render. */
  isInitiallyOpen?: () => boolean;
  children: ReactNode;
}

/** Content that is rendered when it is first opened, and stays mounted when it is closed. */
export function Disclosure({ label, headingId, isInitiallyOpen = () => false, children }: Props) {
  const id = useId();
  const [wasOpenInitially] = useState(isInitiallyOpen);
  const [hasBeenOpen, setHasBeenOpen] = useState(wasOpenInitially);
  return (
    <details className="disclosure" open={wasOpenInitially} onToggle={() => setHasBeenOpen(true)}>
      <summary
        className="disclosure__label"
        id={id}
        aria-labelledby={headingId === undefined ? undefined : `${id} ${headingId}`}
      >
        {label}
      </summary>
      {hasBeenOpen && <div className="disclosure__content">{children}</div>}
    </details>
  );
}
