import type { ReceiveCopy } from './copy.ts';

interface Props {
  copy: ReceiveCopy['keys'];
}

/** What the keys do while the field for the order number is empty. */
export function KeyHelp({ copy }: Props) {
  const keys = [
    { keys: ['+', '−'], label: copy.pieces },
    { keys: ['↑', '↓'], label: copy.item },
    { keys: ['↵'], label: copy.receive },
    { keys: ['Esc'], label: copy.putAside },
    { keys: ['z'], label: copy.undo },
  ];
  return (
    <section className="key-help" aria-label={copy.title}>
      {keys.map(({ keys: names, label }) => (
        <span className="key-help__key" key={label}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
    </section>
  );
}
