import { Icon, type IconName } from './Icon.tsx';
import './switch.scss';

interface Props<Value extends IconName> {
  /** Names the group. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  copy: Record<Value, string>;
}

/** A choice between views, as buttons with icons. */
export function Switch<Value extends IconName>({ label, values, chosen, onChoose, copy }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <span className="preview-switch" role="group" aria-label={label}>
      {values.map((value) => (
        <button
          className="preview-switch__button"
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-label={copy[value]}
          title={copy[value]}
          onClick={() => onChoose(value)}
        >
          <Icon name={value} />
        </button>
      ))}
    </span>
  );
}
