/*
 * Functions that find elements that are hard to see with forced colors: the browser then removes backgrounds and shadows, so an
 * element that is drawn with nothing else has no visible shape. Each function runs in the page, so it must not refer to anything
 * outside itself.
 */

/** Lists visible buttons (except tabs) without a border, outline, underline or image, and elements with `aria-current` without an outline. */
export function listControlsWithoutShape(): string[] {
  const hasImage = (element: Element) => element.querySelector('img') !== null;
  const hasLine = (width: string, style: string) => Number.parseFloat(width) >= 1 && style !== 'none';
  const hasShape = (element: Element) => {
    const style = getComputedStyle(element);
    const isOutlined = hasLine(style.outlineWidth, style.outlineStyle);
    if (element.hasAttribute('aria-current')) return isOutlined;
    const isUnderlined = style.textDecorationLine.includes('underline');
    // A button inside a field is inside the field's border.
    const isInField = element.closest('.field__password') !== null;
    const hasBorder = hasLine(style.borderBottomWidth, style.borderBottomStyle);
    return hasBorder || isOutlined || isUnderlined || isInField || hasImage(element);
  };
  return [...document.querySelectorAll('button:not([role=tab]), .button, [aria-current]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !hasShape(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Lists selected tabs that look like the page or like the other tabs, and checked inputs without a mark. */
export function listUnmarkedSelections(): string[] {
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const isUnmarked = (element: Element) => {
    if (!element.matches('[role=tab]')) return getComputedStyle(element).appearance === 'none';
    // The other tabs are transparent, and the page has the color `Canvas`.
    if (backgroundOf(element) === backgroundOf(document.body)) return true;
    const others = [...(element.parentElement?.querySelectorAll('[role=tab]:not([aria-selected=true])') ?? [])];
    return others.some((other) => backgroundOf(other) === backgroundOf(element));
  };
  return [...document.querySelectorAll('[aria-selected=true], input:checked')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isUnmarked(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Lists progress bars without a border, and spinners whose circle has no gap, because nobody could see them turn. */
export function listInvisibleProgress(): string[] {
  const isInvisible = (element: Element) => {
    const style = getComputedStyle(element);
    if (element.matches('progress')) return style.borderBottomStyle === 'none';
    return style.borderBlockStartColor === style.borderBlockEndColor;
  };
  return [...document.querySelectorAll('progress, .spinner__ring, .button__spinner')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isInvisible(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Lists the tab stops that show no focus ring when they have the focus. Press Tab once before the call, because focus from a script
 * shows a ring only if the focus was visible before.
 */
export function listTabStopsWithoutFocusRing(): string[] {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(stops)]
    .filter((stop) => {
      stop.focus();
      // The element cannot be focused: it is invisible, disabled, or behind a dialog.
      if (document.activeElement !== stop || stop.tabIndex < 0) return false;
      // The ring of a radio button of the donation form is around its label.
      const { outlineStyle, outlineWidth } = getComputedStyle(stop.closest('.charity') ?? stop);
      return outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 3;
    })
    .map((stop) => stop.outerHTML.slice(0, 120));
}
