import { type RefObject, useEffect, useState } from 'react';
import { lastAddress } from '../../../stores/last-address.ts';
import { addressFieldName, addressParts, type TypedAddress } from './read-handover.ts';

/**
 * The address of the donor's last collection, which fills in empty fields. The address is requested when the fields are shown, and
 * is never mixed with what someone has typed or is about to type.
 */
export function useRememberedAddress(
  fields: RefObject<HTMLElement | null>,
  isShown: boolean,
): TypedAddress | undefined {
  const [address, setAddress] = useState<TypedAddress>();
  useEffect(() => {
    const isUntouched = () =>
      addressParts.every((part) => !findInput(fields.current, part)?.value) &&
      !fields.current?.contains(document.activeElement);
    if (!isShown || !isUntouched()) return undefined;
    lastAddress.start();
    return lastAddress.$state.subscribe(({ data }) => {
      if (data && isUntouched()) setAddress(data);
    });
  }, [fields, isShown]);
  return address;
}

const findInput = (fields: HTMLElement | null, part: keyof TypedAddress) =>
  fields?.querySelector<HTMLInputElement>(`[name="${addressFieldName(part)}"]`);
