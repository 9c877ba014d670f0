import { type ReactNode, useState } from 'react';
import './disclosure.scss';

interface Props {
  label: string;
  /** Whether it begins open; asked once. */
  beginsOpen?: () => boolean;
  children: ReactNode;
}

/** What stands behind a word. It is made when it is first opened, and kept from then on, closed or not. */
export function Disclosure({ label, beginsOpen = () => false, children }: Props) {
  const [isOpenFirst] = useState(beginsOpen);
  const [wasOpen, setWasOpen] = useState(isOpenFirst);
  return (
    <details className="disclosure" open={isOpenFirst} onToggle={() => setWasOpen(true)}>
      <summary className="disclosure__label">{label}</summary>
      {wasOpen && <div className="disclosure__inside">{children}</div>}
    </details>
  );
}
