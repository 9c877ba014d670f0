import type { BodyOf } from '@kindcrate/contract/endpoint';
import {
  addSettlementEntryEndpoint,
  exportSettlementEndpoint,
  getSettlementEndpoint,
  listSettlementsEndpoint,
  type SettlementStatement,
} from '@kindcrate/contract/settlements';
import { atom } from 'nanostores';
import { saveFile } from '../lib/save-file.ts';
import { createResource } from './resource.ts';
import { requestInSession } from './session-requests.ts';

interface Choice {
  /** `YYYY-MM`; undefined for the last complete month. */
  month?: string | undefined;
  /** The id of the brand whose statement is open. */
  brand?: string | undefined;
}

/** The chosen month. It is kept here, because the other tabs of the desk replace the month in the URL with their own filters. */
const $month = atom<string | undefined>();

/** What brands are owed for a month. The initial month is read from the query string of the page's URL. */
export const staffSettlements = createResource(() =>
  fetchMonth($month.get() ?? parseSettlementChoice(location.search).month),
);

/** The statement of the month and the brand in the page's URL. */
export const settlementStatement = createResource(() => fetchStatement(parseSettlementChoice(location.search)));

async function fetchMonth(month: string | undefined) {
  return (await requestInSession(listSettlementsEndpoint, { query: { month } })).data;
}

async function fetchStatement({ month, brand = '' }: Choice) {
  return (await requestInSession(getSettlementEndpoint, { parameters: { id: brand }, query: { month } })).data;
}

/** Reads a choice from a query string. Invalid parameters are ignored. */
export function parseSettlementChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const month = params.get('month') ?? '';
  return {
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    brand: params.get('brand') || undefined,
  };
}

/** Shows another month. The current month stays until the other one has loaded. */
export function openMonth(month: string): void {
  rememberMonth(month);
  void staffSettlements.loadWith(() => fetchMonth(month));
}

/** Keeps the month in this store, and writes it into the URL of the page. */
export function rememberMonth(month: string): void {
  $month.set(month);
  history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams({ month })}${location.hash}`);
}

/**
 * Loads the latest entries of the statement that is shown.
 * @throws ApiError
 */
export async function refreshStatement(): Promise<void> {
  showLatest(await fetchStatement(parseSettlementChoice(location.search)));
}

/**
 * Adds an entry to a settlement. Returns the API's message.
 * @throws ApiError if the request fails
 */
export async function addSettlementEntry(
  brand: string,
  body: BodyOf<typeof addSettlementEntryEndpoint>,
): Promise<string> {
  const { message, data } = await requestInSession(addSettlementEntryEndpoint, { parameters: { id: brand }, body });
  showLatest(data);
  return message;
}

/** Shows the latest version of a statement, also in the list of brands. */
function showLatest(statement: SettlementStatement): void {
  settlementStatement.update(() => statement);
  const { days: _days, month: _month, isOver: _isOver, timeZone: _timeZone, ...settlement } = statement;
  staffSettlements.update((list) => ({
    ...list,
    brands: list.brands.map((row) => (row.brand._id === settlement.brand._id ? settlement : row)),
  }));
}

/**
 * Downloads the redemptions of a statement as a CSV file.
 * @throws ApiError
 */
export async function downloadRedemptions({ month, brand }: Required<Choice>, fileName: string): Promise<void> {
  const text = await requestInSession(exportSettlementEndpoint, { parameters: { id: brand ?? '' }, query: { month } });
  // Spreadsheets recognize UTF-8 by its byte order mark, which browsers strip when they read a response as text.
  saveFile(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }), fileName);
}
