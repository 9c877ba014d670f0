interface Props {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox without a name, because the form sends its values in another field. */
export function Checkbox({ label, isChecked, onChange }: Props) {
  return (
    <label className="place-choice">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
