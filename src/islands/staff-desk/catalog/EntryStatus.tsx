import { formatMessage } from '@kindcrate/contract/message-format';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { formatDay } from '../overview/CalendarDay.tsx';
import type { CatalogCopy } from './copy.ts';
import { describeVisibility } from './describe-visibility.ts';

interface Props {
  entry: CatalogEntry;
  copy: CatalogCopy;
}

/** Labels that say whether visitors see an entry, and from or until which day. */
export function EntryStatus({ entry, copy }: Props) {
  const labels = describeVisibility(entry).map(({ key, day }) => {
    const shownDay = day && formatDay(day, { dateStyle: 'medium' });
    return shownDay ? formatMessage(copy[key], { day: shownDay }) : copy[key];
  });
  if (entry.isSample) labels.push(copy.sample);
  return labels.map((label) => <Status key={label} label={label} />);
}
