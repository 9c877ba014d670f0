import { useMemo } from 'react';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { PlacesCopy } from './copy.ts';
import type { FieldProps } from './field-props.ts';

interface Props extends FieldProps {
  copy: PlacesCopy;
}

/** The time zone in which the place's days and times are given. */
export function TimeZoneField({ field, state: { values, change }, copy }: Props) {
  const { timeZone } = values;
  const options = useMemo(() => {
    // The saved name, such as `UTC`, may come from another browser and be missing from this browser's list.
    const zones = new Set([...Intl.supportedValuesOf('timeZone'), timeZone]);
    return [...zones].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
  }, [timeZone]);
  return (
    <SelectField
      {...field('timeZone')}
      label={copy.timeZone}
      hint={copy.timeZoneHint}
      options={options}
      value={timeZone}
      onInput={({ currentTarget: { value } }) => change({ timeZone: value })}
    />
  );
}
