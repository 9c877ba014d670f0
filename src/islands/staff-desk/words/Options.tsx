import type { CopyField } from '@kindcrate/contract/copy-fields';
import { describePicture } from '@kindcrate/contract/uploaded-pictures';

/** A field in which one of several options or pictures is chosen. */
type ChoiceField = Extract<CopyField, { kind: 'choice' | 'picture' }>;

/** The options of a choice. A value that is not among them stays visible, with the problem that the API reports. */
export function Options({ field: { options, isOptional }, value }: { field: ChoiceField; value: string }) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <>
      {(isOptional || !isKnown) && (
        <option value={isKnown ? '' : value}>{isKnown ? '' : describePicture(value)}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}
