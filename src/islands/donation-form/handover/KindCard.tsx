import type { HandoverKind } from '@kindcrate/contract/handovers';

interface Props {
  id: string;
  name: string;
  kind: HandoverKind;
  title: string;
  /** When and where the handover takes place. */
  lines: readonly string[];
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

const icons: Record<HandoverKind, string> = {
  // A van.
  collection:
    'M2.5 16.5v-10A1.5 1.5 0 0 1 4 5h9.5v11.5m0-8h4l4 4.5v3.5h-1.7m-4.6 0H9.3m-4.6 0H2.5M7 14.7a2.3 2.3 0 1 0 .01 0zm10.5 0a2.3 2.3 0 1 0 .01 0z',
  // A bag.
  'drop-off': 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
};

/** A radio button for one kind of handover, with when and where it takes place. */
export function KindCard({ id, name, kind, title, lines, isChosen, isInvalid, onChoose }: Props) {
  return (
    <label className="handover-kind">
      <svg className="handover-kind__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[kind]} />
      </svg>
      <span>
        <span className="handover-kind__title" id={`${id}-name`}>
          {title}
        </span>
        <span className="handover-kind__lines" id={`${id}-lines`}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </span>
      <input
        className="handover-kind__radio"
        id={id}
        type="radio"
        name={name}
        value={kind}
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-lines`}
        onChange={onChoose}
      />
    </label>
  );
}
