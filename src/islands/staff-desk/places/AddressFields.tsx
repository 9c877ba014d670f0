import { limits } from '@kindcrate/contract/limits';
import { Field } from '../../../ui/field/Field.tsx';
import type { PlaceAddressCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  copy: PlaceAddressCopy;
}

const { line, number } = limits.place;

/** The lines of an address, with the maximum number of characters of each. */
const lines = [
  ['street', line],
  ['number', number],
  ['city', line],
  ['postalCode', number],
  ['remark', line],
] as const;

export function AddressFields({ field, state: { values, change }, copy }: Props) {
  return (
    <fieldset className="place-form__part place-form__address">
      <legend className="place-form__title">{copy.title}</legend>
      {lines.map(([part, maxLength]) => (
        <Field
          key={part}
          {...field(`address.${part}`)}
          label={copy[part]}
          hint={part === 'remark' ? copy.remarkHint : undefined}
          required={part !== 'remark'}
          maxLength={maxLength}
          autoComplete="off"
          value={values.address[part]}
          onInput={({ currentTarget: { value } }) => change({ address: { [part]: value } })}
        />
      ))}
    </fieldset>
  );
}
