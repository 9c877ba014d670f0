import type { ReloadCopy } from '../../../ui/async-button/ReloadButton.tsx';
import type { DraftCopy, FormCopy, OfflineCopy } from '../../../ui/copy.ts';

export interface PlacesCopy extends DraftCopy, OfflineCopy, Pick<FormCopy, 'errorTitle' | 'failure'> {
  /** Offered after a conflict. */
  reloadLatest: ReloadCopy & {
    /** Shown when the latest version has been loaded; the form still contains what the person has typed but not saved. */
    doneWithDraft: string;
  };
  /** Shown to volunteers. */
  ownOrganization: string;
  /** Shown when there are no organizations. */
  noOrganizations: string;
  none: string;
  enter: string;
  edit: string;
  save: string;
  cancel: string;
  sample: string;
  remove: string;
  address: PlaceAddressCopy;
  timeZone: string;
  timeZoneHint: string;
  hours: PlaceHoursCopy;
  closedDays: ClosedDaysCopy;
  offers: PlaceOffersCopy;
}

export interface PlaceAddressCopy {
  title: string;
  street: string;
  number: string;
  postalCode: string;
  city: string;
  remark: string;
  remarkHint: string;
}

export interface PlaceHoursCopy {
  title: string;
  hint: string;
  closed: string;
  none: string;
  add: string;
  /** The accessible name of the button `add`: adds hours on the weekday `{day}`. */
  addOn: string;
  /** `opens`, `closes` and `removeOn` contain `{day}` and `{n}`, the position of the span on that day, starting at 1. */
  opens: string;
  closes: string;
  /** The accessible name of the button `remove`: removes that span. */
  removeOn: string;
}

export interface ClosedDaysCopy {
  title: string;
  none: string;
  add: string;
  from: string;
  until: string;
  reason: string;
  reasonHint: string;
  /** `closure` and `removeNumber` contain `{n}`, the position of the closure, starting at 1. */
  closure: string;
  /** The accessible name of the button `remove`: removes that closure. */
  removeNumber: string;
  /** With `{day}`. */
  closedOn: string;
  /** With `{from}` and `{until}`. */
  closedBetween: string;
  /** Joins `{closure}`, the days as described by `closedOn` or `closedBetween`, and `{reason}`, why the place is closed then. */
  because: string;
}

export interface PlaceOffersCopy {
  title: string;
  dropOff: string;
  noDropOff: string;
  collection: string;
  /** With `{area}` and `{days}`. */
  collects: string;
  noCollection: string;
  area: string;
  areaHint: string;
  weekdays: string;
  capacity: string;
  capacityHint: string;
}
