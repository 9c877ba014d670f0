import { removeParameter } from './remove-parameter.ts';

/**
 * Fills in the goods that the page's URL names, such as `/donationform?items=winter+coats`, unless something was typed already.
 * Removes the goods from the URL, so that a reload keeps what is typed later.
 */
export function fillInLinkedItems(field: HTMLElement | null): void {
  const items = new URLSearchParams(location.search).get('items');
  const input = field?.querySelector('input');
  if (items && input?.value === '') input.value = items;
  removeParameter('items');
}
