import { readFileSync } from 'node:fs';
import { openStateAt } from '@kindcrate/contract/opening-times';
import type { Place } from '@kindcrate/contract/places';
import { afterEach, expect, test, vi } from 'vitest';
import { inlineSource } from '../../../../src/layouts/boot/inline-source.ts';
import { toClockData } from '../../../../src/lib/place.ts';

const source = inlineSource(
  readFileSync(new URL('../../../../src/layouts/boot/organization.js', import.meta.url), 'utf8'),
);

const span = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const place: Omit<Place, 'timeZone'> = {
  address: { street: 'Sound Road', number: '8', postalCode: '04121', city: 'Harrow Sound', remark: null },
  hours: [
    span(1, '09:00', '12:00'),
    span(1, '13:00', '15:00'),
    span(1, '15:00', '18:30'),
    span(7, '00:00', '04:00'),
    span(7, '22:00', '23:59'),
  ],
  closedDays: [{ from: '2026-11-23', until: '2026-11-24', reason: null }],
  dropOff: true,
  collection: null,
  capacityPerHour: 2,
};

/** Runs the script in a document that contains only the status element. Returns the text that the element shows. */
function runScript(timeZone: string): string {
  const dataset = { clock: toClockData({ ...place, timeZone }), open: 'open until {time}', closed: 'closed' };
  const status = { dataset, textContent: '' };
  const document = { querySelector: () => status, querySelectorAll: () => [] };
  new Function('document', 'addEventListener', 'setInterval', source)(
    document,
    () => {},
    () => {},
  );
  return status.textContent;
}

afterEach(() => void vi.useRealTimers());

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Melbourne', 'Asia/Kathmandu'])(
  'the page of an organization in %s shows whether it is open, with the same result as openStateAt, at every half hour of four weeks',
  (timeZone) => {
    const seen = new Set<string>();
    for (const week of ['2026-03-07', '2026-03-28', '2026-10-24', '2026-11-22']) {
      for (let halfHour = 0; halfHour < 2 * 24 * 7; halfHour++) {
        const instant = new Date(Date.parse(week) + halfHour * 1_800_000);
        vi.useFakeTimers({ now: instant });
        const state = openStateAt(place.hours, place.closedDays, timeZone, instant);
        const expected = state.isOpen ? `open until ${state.until.replace(/^0/, '')}` : 'closed';
        expect([instant, runScript(timeZone)]).toEqual([instant, expected]);
        seen.add(expected);
      }
    }
    expect(seen).toEqual(
      new Set(['open until 12:00', 'open until 18:30', 'open until 4:00', 'open until 23:59', 'closed']),
    );
  },
);
