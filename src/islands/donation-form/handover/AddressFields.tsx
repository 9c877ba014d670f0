import { formatMessage } from '@kindcrate/contract/message-format';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AddressCopy } from '../../../stores/handover-copy.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { FieldError } from '../../../ui/field/FieldFrame.tsx';
import { restoreValues } from '../../../ui/form/form-values.ts';
import type { GetFieldProps } from '../items/get-field-props.ts';
import { type AddressPart, addressField, addressFieldName } from './read-handover.ts';
import { useDerivedLocation } from './use-derived-location.ts';
import { useRememberedAddress } from './use-remembered-address.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  field: GetFieldProps;
  /** The fields of the restored draft. */
  restored: Record<string, string>;
  /** The title of the organization. */
  charity: string;
  /** Whether the goods are to be collected. The fields stay in the form either way, so that nothing typed is lost. */
  isShown: boolean;
  copy: AddressCopy;
}

/** The address of a collection, initially the address of the donor's last collection. */
export function AddressFields({ form, field, restored, charity, isShown, copy }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const typed = Object.entries(restored).filter(([name]) => name.startsWith(addressField));
    if (form.current) restoreValues(form.current, Object.fromEntries(typed));
  }, [form, restored]);
  const remembered = useRememberedAddress(root, isShown);
  useDerivedLocation(form, isShown, remembered);
  const { id, error } = field(addressField);
  const partProps = (part: AddressPart) => ({
    ...field(addressFieldName(part)),
    label: copy[part],
    defaultValue: remembered?.[part] ?? '',
  });
  return (
    <fieldset className="handover-address" ref={root} id={id} tabIndex={-1} hidden={!isShown}>
      <legend className="field__label">{formatMessage(copy.title, { charity })}</legend>
      <FieldError id={`${id}-error`} message={error} />
      {remembered && <p className="field__hint">{copy.remembered}</p>}
      <div className="handover-address__fields">
        <Field {...partProps('street')} autoComplete="address-line1" />
        <Field {...partProps('number')} autoComplete="off" />
        <Field {...partProps('postalCode')} autoComplete="postal-code" />
        <Field {...partProps('city')} autoComplete="address-level2" />
      </div>
      <Field {...partProps('remark')} hint={copy.remarkHint} required={false} autoComplete="off" />
    </fieldset>
  );
}
