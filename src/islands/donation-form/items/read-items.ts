import type { FieldMessages } from '@kindcrate/contract/check';

/** The values of a form. */
type Values = Pick<FormData, 'get'>;

/** An item as typed in the form; the contract's struct checks it. The photos are keys of uploads (uploads.ts). */
export interface TypedItem {
  name: string;
  quantity: string;
  category?: string;
  condition?: string;
  need?: string;
  photos?: string[];
}

/** The names that the specification gives to the first item's fields. */
const firstItemFields: Record<string, string> = { name: 'itemsName', quantity: 'quantity', need: 'need' };

/** The name of the field for a property of an item, such as `items.1.name`. */
export const itemFieldName = (index: number, property: string): string =>
  (index === 0 && firstItemFields[property]) || `items.${index}.${property}`;

/** Reads the items of a form in order. Empty optional fields are left out. */
export function readItems(values: Values, count: number): TypedItem[] {
  return Array.from({ length: count }, (_, index) => {
    const read = (property: string) => String(values.get(itemFieldName(index, property)) ?? '');
    const optional = Object.entries({
      category: read('category'),
      condition: read('condition'),
      need: read('need'),
      photos: splitKeys(read('photos')),
    }).filter(([, value]) => value.length > 0);
    return { name: read('name'), quantity: read('quantity'), ...Object.fromEntries(optional) };
  });
}

/** Splits the value of a hidden field into the keys of photos. */
export const splitKeys = (text = ''): string[] => text.split(' ').filter(Boolean);

/** Changes the paths of messages about the first item to the names of its form fields. Other messages keep their keys. */
export function renameItemFields(messages: FieldMessages): FieldMessages {
  const renamed = Object.entries(messages).map(([path, message]) => {
    if (path === 'items.0.photos') return ['image', message];
    const [, property = ''] = /^items\.0\.(.+)$/.exec(path) ?? [];
    return [property ? itemFieldName(0, property) : path, message];
  });
  return Object.fromEntries(renamed);
}
