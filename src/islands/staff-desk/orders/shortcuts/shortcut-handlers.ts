import type { RefObject } from 'react';
import { toggleOrder } from '../../../../stores/order-selection.ts';
import { orderIdOfRowLink, rowLinkId } from '../queue/row-link-id.ts';

/**
 * Returns the handlers of the queue's keyboard shortcuts, except for the one that lists all shortcuts.
 * @param onStep opens a neighbor of the open order, and returns its id; undefined if there is none
 * @param openOrderId the id of the open order in the URL
 */
export function createShortcutHandlers(
  root: RefObject<HTMLElement | null>,
  onStep: (step: 1 | -1) => string | undefined,
  openOrderId: string | undefined,
) {
  const step = (by: 1 | -1) => {
    const id = onStep(by);
    // On a narrow screen, the details replace the list, so the list's links cannot get the focus, and the heading of the details
    // gets it.
    if (id !== undefined) document.getElementById(rowLinkId(id))?.focus();
  };
  // A key's button may be missing, because the selected orders decide which moves are possible.
  const press = (key: string) => () =>
    root.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
  return {
    next: () => step(1),
    previous: () => step(-1),
    select() {
      const focused = document.activeElement?.closest('.paged-list__row')?.querySelector('a')?.id;
      const row = focused ?? (openOrderId && rowLinkId(openOrderId));
      // On a narrow screen, the details replace the list, and nobody would see which orders are selected.
      const link = row === undefined ? null : document.getElementById(row);
      if (link?.checkVisibility()) toggleOrder(orderIdOfRowLink(link.id));
    },
    review: press('v'),
    accept: press('a'),
    decline: press('d'),
    undo: press('z'),
    search() {
      // On a phone, the search field may be inside collapsed filters.
      const collapsed = root.current?.querySelector<HTMLElement>('.queue__filters > details:not([open]) > summary');
      (collapsed ?? root.current?.querySelector<HTMLElement>('[type="search"]'))?.focus();
    },
    note() {
      const notes = root.current?.querySelector<HTMLElement>('.order-notes');
      notes?.querySelector('details')?.setAttribute('open', '');
      const field = notes?.querySelector('textarea');
      if (field) field.focus();
      // The field gets the focus once it has loaded.
      else notes?.setAttribute('data-focus', '');
    },
    assign: () => root.current?.querySelector<HTMLElement>('.order-assignment__mine')?.click(),
  };
}
