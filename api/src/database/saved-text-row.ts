import type { SavedTextKind } from '@kindcrate/contract/saved-texts';
import type { Generated } from 'kysely';

/** A reason or a reply that the desk writes often. */
export interface SavedTextRow {
  id: string;
  /** A unique number from 1 to the limit of saved texts, so that two people who each add one at the same time cannot exceed it. */
  slot: number;
  kind: SavedTextKind;
  title: string;
  text: string;
  revision: Generated<number>;
}
