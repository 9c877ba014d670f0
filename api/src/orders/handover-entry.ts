import type { Handover } from '@kindcrate/contract/handovers';
import { formatAddress } from '@kindcrate/contract/places';
import type { Database } from '../database/database.ts';
import { formatTimeRange } from '../handovers/format-times.ts';
import type { CalendarState } from '../handovers/repository.ts';
import { findOrganizationAddress } from '../handovers/times.ts';
import { listHandovers } from '../handovers/view-repository.ts';
import type { CalendarEntry } from '../mail/calendar-file.ts';
import { calendarText } from '../texts/texts.ts';
import type { OrderMailData } from './mail-repository.ts';

/** The data for an email about a handover. */
export interface HandoverMailData {
  mailData: OrderMailData;
  handover: Handover;
  /** Where the goods change hands; undefined when that is not known. */
  place: string | undefined;
}

/** @returns undefined for an order without a handover. */
export async function findHandoverMailData(
  database: Database,
  orderId: string,
  mailData: OrderMailData,
): Promise<HandoverMailData | undefined> {
  const handover = (await listHandovers(database, [orderId])).get(orderId);
  if (!handover) return undefined;
  const { address, kind } = handover;
  if (address) return { mailData, handover, place: formatAddress({ ...address, remark: null }) };
  // The desk can agree on the collection of a gift whose donor has typed only a location.
  const place = kind === 'collection' ? mailData.location : await findOrganizationAddress(database, mailData.charityId);
  return { mailData, handover, place };
}

interface CanceledTime {
  entry: CalendarEntry;
  /** The time in words, with its time zone. */
  time: string;
}

/** The agreed time that was canceled because the order ended, or because its goods arrived early. */
export async function findCanceledTime(
  database: Database,
  { orderId, calendar }: { orderId: string; calendar?: CalendarState | undefined },
  mailData: OrderMailData,
  publicUrl: string,
): Promise<CanceledTime | undefined> {
  const handoverData = calendar && (await findHandoverMailData(database, orderId, mailData));
  if (!handoverData) return undefined;
  return {
    entry: toCalendarEntry({ orderId, calendar, method: 'CANCEL', publicUrl }, handoverData),
    time: formatTimeRange(calendar, handoverData.handover.timeZone),
  };
}

interface EntryOptions {
  orderId: string;
  calendar: CalendarState;
  method: CalendarEntry['method'];
  publicUrl: string;
}

export function toCalendarEntry(
  { orderId, calendar, method, publicUrl }: EntryOptions,
  { mailData, handover, place }: HandoverMailData,
): CalendarEntry {
  const { itemsName: item, charity } = mailData;
  return {
    method,
    uid: `handover-${orderId}@${new URL(publicUrl).hostname}`,
    ...calendar,
    summary: calendarText(handover.kind, { item, charity }),
    location: place ?? '',
    // An entry is copied and shared more easily than an email, so it does not contain the email's link, which has a code.
    url: method === 'REQUEST' ? new URL('/profile', publicUrl).href : undefined,
  };
}
