import './switch.scss';

interface Props<Value extends string> {
  /** Names the group. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  copy: Record<Value, string>;
}

/** A choice between views, as buttons with words. */
export function Choice<Value extends string>({ label, values, chosen, onChoose, copy }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <span className="preview-switch" role="group" aria-label={label}>
      {values.map((value) => (
        <button
          className="preview-switch__button"
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {copy[value]}
        </button>
      ))}
    </span>
  );
}
