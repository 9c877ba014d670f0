import { draftNote, heading, text } from './parts.ts';
import { group } from './structure.ts';

export const staffPlaces = group({
  ...draftNote,
  errorTitle: text,
  failure: text,
  reloadLatest: group({
    label: text,
    failure: text,
    /** Shown after the latest version was loaded, while the fields still contain the draft. */
    doneWithDraft: text,
  }),
  ownOrganization: text,
  noOrganizations: text,
  none: text,
  enter: text,
  edit: text,
  save: text,
  cancel: text,
  sample: text,
  remove: text,
  address: group({
    title: heading,
    street: text,
    number: text,
    postalCode: text,
    city: text,
    remark: text,
    remarkHint: text,
  }),
  timeZone: text,
  timeZoneHint: text,
  hours: group({
    title: heading,
    hint: text,
    closed: text,
    none: text,
    add: text,
    /** The accessible name of the button `add`: adds hours on the weekday `{day}`. */
    addOn: text,
    opens: text,
    closes: text,
    /** The accessible name of the button `remove`: removes the hours with the number `{n}` on the weekday `{day}`. */
    removeOn: text,
  }),
  closedDays: group({
    title: heading,
    none: text,
    add: text,
    from: text,
    until: text,
    reason: text,
    reasonHint: text,
    closure: text,
    /** The accessible name of the button `remove`: removes the closed days with the number `{n}` in the list. */
    removeNumber: text,
    closedOn: text,
    closedBetween: text,
    /** Joins the closed days, `{closure}`, and why the place is closed then, `{reason}`. */
    because: text,
  }),
  offers: group({
    title: heading,
    dropOff: text,
    noDropOff: text,
    collection: text,
    collects: text,
    noCollection: text,
    area: text,
    areaHint: text,
    weekdays: text,
    capacity: text,
    capacityHint: text,
  }),
});
