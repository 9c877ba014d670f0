import { messages } from '@kindcrate/contract/messages';
import type { Database } from '../database/database.ts';
import type { VisibilityColumns } from '../database/visible-entries.ts';
import { invalidFields } from '../failure.ts';
import { commonTimeZone } from './common-time-zone.ts';
import {
  changeVisibility,
  isVisibilityValid,
  toVisibilityColumns,
  type Visibility,
  type VisibilityChanges,
} from './visibility.ts';
import { listZones } from './zone-repository.ts';

/**
 * The visibility columns of an entry after the changes. Days begin at midnight in the current `commonTimeZone` of the
 * organizations.
 * @throws Failure `invalid_fields` when the entry would be hidden before it is shown.
 */
export async function planVisibility(
  database: Database,
  before: Visibility,
  changes: VisibilityChanges,
): Promise<VisibilityColumns> {
  const visibility = changeVisibility(before, changes);
  if (!isVisibilityValid(visibility)) throw invalidFields({ hideOn: messages.hideOn });
  return toVisibilityColumns(visibility, commonTimeZone(await listZones(database, undefined)));
}

/**
 * The visibility columns that an edit changes. The others are left out, because a concurrent edit may write them.
 * @throws Failure `invalid_fields`, like `planVisibility`.
 */
export async function planVisibilityChange(
  database: Database,
  before: Visibility,
  changes: VisibilityChanges,
): Promise<Partial<VisibilityColumns>> {
  const { hidden, show_from, shown_at, hide_on, hidden_at } = await planVisibility(database, before, changes);
  return {
    ...(changes.hidden !== undefined && { hidden }),
    ...(changes.showFrom !== undefined && { show_from, shown_at }),
    ...(changes.hideOn !== undefined && { hide_on, hidden_at }),
  };
}
