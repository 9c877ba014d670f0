import type { Figures, FiguresByPeriod, PublicFigures } from '@kindcrate/contract/figures';
import { formatMessage } from '@kindcrate/contract/message-format';
import { formatDay } from './needs.ts';

export interface FiguresCopy {
  labels: Record<keyof Figures, string>;
  /** With `{days}`. */
  days: string;
  /** With `{day}`. */
  computedOn: string;
  recentDays: string;
  allDays: string;
  sample: string;
  /** With `{orders}`. */
  tooFew: string;
}

/** A figure as a page shows it. */
export interface ShownFigure {
  figure: string;
  label: string;
}

/** The figures of an organization; undefined when there are none. */
export function figuresOf(figures: PublicFigures | undefined, organizationId: string): FiguresByPeriod | undefined {
  const found = figures?.organizations.find(({ _id }) => _id === organizationId);
  return found?.allTime ? found : undefined;
}

/** The figures of all organizations together; undefined when there are none. */
export const figuresOfAllOrganizations = (figures: PublicFigures | undefined): FiguresByPeriod | undefined =>
  figures?.all.allTime ? figures.all : undefined;

/**
 * Lists what has been received so far, and how long gifts take: in the last 90 days if enough gifts arrived in this period, otherwise
 * since the beginning.
 */
export function listFigures({ allTime, last90Days }: FiguresByPeriod, copy: FiguresCopy, locale = 'en'): ShownFigure[] {
  if (!allTime) return [];
  const { labels } = copy;
  const { daysToReceived, daysToCompleted } = last90Days ?? allTime;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return [
    { figure: number(allTime.pieces), label: labels.pieces },
    { figure: number(allTime.completed), label: labels.completed },
    { figure: formatDays(daysToReceived, copy), label: labels.daysToReceived },
    ...(daysToCompleted === null ? [] : [{ figure: formatDays(daysToCompleted, copy), label: labels.daysToCompleted }]),
  ];
}

/** Formats a number of days as whole days, at least one, because nobody can plan with half a day. */
export const formatDays = (days: number, { days: template }: Pick<FiguresCopy, 'days'>): string =>
  formatMessage(template, { days: Math.max(1, Math.round(days)) });

/** Describes when the figures were computed, over which period the days were measured, and whether the figures are samples. */
export function describeFigures(
  { last90Days, isSample }: FiguresByPeriod,
  computedOn: string | null,
  copy: FiguresCopy,
  locale = 'en',
): string {
  const sentences = [
    isSample && copy.sample,
    computedOn && formatMessage(copy.computedOn, { day: formatDay(computedOn, locale) }),
    last90Days ? copy.recentDays : copy.allDays,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** How many gifts have to arrive before there are figures, if the API sends no number. */
const defaultMinOrders = 10;

/** The sentence that is shown instead of missing figures. */
export const describeMissingFigures = (
  figures: PublicFigures | undefined,
  { tooFew }: Pick<FiguresCopy, 'tooFew'>,
): string => formatMessage(tooFew, { orders: figures?.minOrders ?? defaultMinOrders });
