import type { ReactNode } from 'react';
import './switch.scss';

export interface ChoiceProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  copy: Record<Value, string>;
}

interface Props<Value extends string> extends ChoiceProps<Value> {
  /** Shown instead of the text, which is then the accessible name. */
  icon?: (value: Value) => ReactNode;
}

/** A choice between views, as a group of buttons. */
export function Choice<Value extends string>({ label, values, chosen, onChoose, copy, icon }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <span className="preview-switch" role="group" aria-label={label}>
      {values.map((value) => (
        <button
          className="preview-switch__button"
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-label={icon && copy[value]}
          title={icon && copy[value]}
          onClick={() => onChoose(value)}
        >
          {icon ? icon(value) : copy[value]}
        </button>
      ))}
    </span>
  );
}
