import type { HandoverKind } from '@kindcrate/contract/handovers';

/** The values of a form. */
interface Values {
  get: (name: string) => FormDataEntryValue | null;
}

export const addressParts = ['street', 'number', 'postalCode', 'city', 'remark'] as const;

export type AddressPart = (typeof addressParts)[number];

export type TypedAddress = Record<AddressPart, string>;

/** The field name that the API uses for messages about the address as a whole. */
export const addressField = 'handover.address';

/** The name of the field for one part of the address. The API's messages about that part use the same name. */
export const addressFieldName = (part: AddressPart): string => `${addressField}.${part}`;

export function readAddress(values: Values): TypedAddress {
  const entries = addressParts.map((part) => [part, String(values.get(addressFieldName(part)) ?? '').trim()]);
  return Object.fromEntries(entries);
}

/** Formats an address on one line, without the parts that are still empty. The API uses the same format. */
export function formatTypedAddress({ street, number, postalCode, city }: TypedAddress): string {
  const parts = [`${number} ${street}`, `${city} ${postalCode}`];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** Returns how the donor would like to hand over the gift, in the format that the form sends. The contract's struct checks it. */
export function readHandover(kind: HandoverKind, times: readonly string[], values: Values): object {
  return { kind, times, ...(kind === 'collection' && { address: readAddress(values) }) };
}
