/** The keyboard shortcuts of the queue. */
export interface ShortcutsCopy {
  /** The button, and the title of the list of shortcuts. */
  title: string;
  /** What each shortcut does. */
  actions: Record<ShortcutAction, string>;
  /** Shown below the list. */
  note: string;
  /** The label of the checkbox that turns the shortcuts on and off. */
  use: string;
  close: string;
}

export type ShortcutAction =
  | 'next'
  | 'previous'
  | 'search'
  | 'help'
  | 'select'
  | 'review'
  | 'accept'
  | 'decline'
  | 'undo'
  | 'note'
  | 'assign';
