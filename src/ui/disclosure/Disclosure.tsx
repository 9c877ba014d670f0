import { type ReactNode, useState } from 'react';
import './disclosure.scss';

interface Props {
  label: string;
  /** Called only once, on the first render. */
  isInitiallyOpen?: () => boolean;
  children: ReactNode;
}

/** Content that is rendered when it is first opened, and stays mounted when it is closed. */
export function Disclosure({ label, isInitiallyOpen = () => false, children }: Props) {
  const [wasOpenInitially] = useState(isInitiallyOpen);
  const [hasBeenOpen, setHasBeenOpen] = useState(wasOpenInitially);
  return (
    <details className="disclosure" open={wasOpenInitially} onToggle={() => setHasBeenOpen(true)}>
      <summary className="disclosure__label">{label}</summary>
      {hasBeenOpen && <div className="disclosure__inside">{children}</div>}
    </details>
  );
}
