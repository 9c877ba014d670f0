/** An item as typed in the form; the contract's struct checks it. */
interface TypedItem {
  name: string;
  quantity: string;
  category?: string;
  condition?: string;
}

/** The values of a form. */
type Values = Pick<FormData, 'get'>;

/** The name of the field for a property of an item, such as `items.1.name`. */
export const itemFieldName = (index: number, property: string): string => `items.${index}.${property}`;

/** Reads the items of a form in order. Empty optional fields are left out. */
export function readItems(values: Values, count: number): TypedItem[] {
  return Array.from({ length: count }, (_, index) => {
    const read = (property: string) => String(values.get(itemFieldName(index, property)) ?? '').trim();
    const [category, condition] = [read('category'), read('condition')];
    return {
      name: read('name'),
      quantity: read('quantity'),
      ...(category && { category }),
      ...(condition && { condition }),
    };
  });
}

/** Reads the photo that was chosen for each item, in the order of the items. */
export function readPhotos(form: HTMLFormElement, count: number): (File | undefined)[] {
  const values = new FormData(form);
  return Array.from({ length: count }, (_, index) => {
    const photo = values.get(itemFieldName(index, 'photo'));
    // Browsers submit an empty file for a field in which nothing was chosen.
    return photo instanceof File && photo.size > 0 ? photo : undefined;
  });
}
