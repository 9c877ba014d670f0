const attributes = ['alt', 'aria-label', 'content', 'placeholder'];

interface MarkTarget {
  /** The text of the field that is being edited. Text with placeholders is not found, because the page shows values instead of them. */
  text: string | undefined;
  selector: string | undefined;
}

/** Marks the elements of a page that show what someone is editing, and scrolls to the first such element. Removes all other marks. */
export function markEditedElements(page: Document, { text, selector }: MarkTarget): void {
  for (const marked of page.querySelectorAll('[data-edited]')) marked.removeAttribute('data-edited');
  if (!page.body) return;
  const found = selector ? [...page.querySelectorAll(selector)] : findText(page, normalize(text));
  for (const element of found) element.setAttribute('data-edited', '');
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function findText(page: Document, text: string): Element[] {
  if (!text) return [];
  const found = [...page.body.querySelectorAll('*')].filter((element) => hasText(element, text));
  // Of nested elements with this text, only the innermost is marked.
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

function hasText(element: Element, text: string): boolean {
  return (
    normalize(element.textContent) === text || attributes.some((name) => normalize(element.getAttribute(name)) === text)
  );
}

const normalize = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
