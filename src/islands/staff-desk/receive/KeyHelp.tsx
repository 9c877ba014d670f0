import type { ReceiveCopy } from './copy.ts';

interface Props {
  copy: ReceiveCopy['keys'];
}

/** What the keys do while the field for the order number is empty. */
export function KeyHelp({ copy }: Props) {
  const actions = [
    { keys: ['+', '−'], label: copy.pieces },
    { keys: ['↑', '↓'], label: copy.item },
    { keys: ['↵'], label: copy.receive },
    { keys: ['Esc'], label: copy.putAside },
    { keys: ['z'], label: copy.undo },
  ];
  return (
    <section className="key-help" aria-label={copy.title}>
      {actions.map(({ keys, label }) => (
        <span className="key-help__key" key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
    </section>
  );
}
