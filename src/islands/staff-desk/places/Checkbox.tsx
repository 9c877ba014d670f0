interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox without a `name`, because a hidden field of the form contains its value as JSON. */
export function Checkbox({ label, isChecked, onChange }: Props) {
  return (
    <label className="place-choice">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
