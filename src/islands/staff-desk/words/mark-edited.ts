const attributes = ['alt', 'aria-label', 'content', 'placeholder'];

/**
 * Marks the elements of a page that show the text of the field that is being edited, and scrolls to the first one.
 * @param text undefined to remove the marks. A text with placeholders is not found, because the page shows values in their place.
 */
export function markEdited(page: Document, text: string | undefined): void {
  for (const marked of page.querySelectorAll('[data-edited]')) marked.removeAttribute('data-edited');
  const wanted = normalize(text);
  if (!wanted || !page.body) return;
  const found = [...page.body.querySelectorAll('*')].filter((element) => shows(element, wanted));
  // Of nested elements, the innermost is the closest to the text.
  const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
  for (const element of innermost) element.setAttribute('data-edited', '');
  innermost[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function shows(element: Element, text: string): boolean {
  return (
    normalize(element.textContent) === text || attributes.some((name) => normalize(element.getAttribute(name)) === text)
  );
}

const normalize = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
