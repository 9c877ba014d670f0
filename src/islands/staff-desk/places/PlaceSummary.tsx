import { formatMessage } from '@kindcrate/contract/message-format';
import { formatAddress, type Place } from '@kindcrate/contract/places';
import { describeClosure, listWeekdays, toWeek } from '../../../lib/place.ts';
import { Facts } from '../../../ui/facts/Facts.tsx';
import type { PlacesCopy } from './copy.ts';
import { pageLanguageOrEnglish } from './page-language.ts';

interface Props {
  place: Place;
  copy: PlacesCopy;
}

/** What is saved about a place. */
export function PlaceSummary({ place, copy }: Props) {
  const language = pageLanguageOrEnglish();
  const { address, collection } = place;
  const week = toWeek(place, language).filter(({ spans }) => spans.length > 0);
  const hours = week.map(({ name, spans }) => `${name} ${spans.join(', ')}`);
  const collects = collection && {
    area: collection.area,
    days: listWeekdays(collection.weekdays, language),
  };
  const offers = [
    place.dropOff ? copy.offers.dropOff : copy.offers.noDropOff,
    collects ? formatMessage(copy.offers.collects, collects) : copy.offers.noCollection,
  ];
  return (
    <Facts
      isCompact
      facts={[
        [copy.address.title, <Lines key="address" lines={[formatAddress(address), address.remark ?? '']} />],
        [copy.hours.title, <Lines key="hours" lines={hours.length > 0 ? hours : [copy.hours.none]} />],
        [copy.closedDays.title, <Lines key="closed" lines={closuresOf(place, copy)} />],
        [copy.offers.title, <Lines key="offers" lines={offers} />],
        [copy.offers.capacity, place.capacityPerHour],
        [copy.timeZone, place.timeZone],
      ]}
    />
  );
}

function closuresOf({ closedDays }: Place, { closedDays: copy }: PlacesCopy): string[] {
  return closedDays.length > 0 ? closedDays.map((closure) => describeClosure(closure, copy)) : [copy.none];
}

function Lines({ lines }: { lines: string[] }) {
  return lines.filter(Boolean).map((line) => (
    <span className="place-row__line" key={line}>
      {line}
    </span>
  ));
}
