import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';

/** The current needs of one organization, or of several, by state. */
export interface NeedsByState {
  wanted: Need[];
  enough: Need[];
  refused: Need[];
}

export function groupByState(needs: readonly Need[]): NeedsByState {
  const inState = (state: Need['state']) => needs.filter((need) => need.state === state);
  return { wanted: inState('wanted'), enough: inState('enough'), refused: inState('refused') };
}

export const needsOf = (needs: readonly Need[], organizationId: string): Need[] =>
  needs.filter(({ organization }) => organization._id === organizationId);

/**
 * The most important wanted needs: urgent needs first, then one need of each organization, so that no organization fills the list
 * alone, then the rest. Within each of these groups, the given order is kept.
 */
export function mostNeeded(needs: readonly Need[], count: number): Need[] {
  const { wanted } = groupByState(needs);
  const isFirstOfOrganization = (need: Need) =>
    need === wanted.find(({ organization }) => organization._id === need.organization._id);
  const rank = (need: Need) => (need.urgent ? 0 : isFirstOfOrganization(need) ? 1 : 2);
  return wanted.toSorted((one, other) => rank(one) - rank(other)).slice(0, count);
}

/** The words of a need as a heading. Organizations write the words with or without a capital letter. */
export const toHeading = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The day of the latest change or receipt, as `YYYY-MM-DD` in UTC; undefined without needs. */
export function latestChangeDay(needs: readonly Need[]): string | undefined {
  // Times in ISO 8601 sort as text.
  return needs
    .map(({ updatedAt }) => updatedAt.slice(0, 10))
    .toSorted()
    .at(-1);
}

/** @param day `YYYY-MM-DD` */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The URL of the donation form with the organization chosen and the goods filled in. */
export function giveHref({ organization, words }: Pick<Need, 'organization' | 'words'>): string {
  return `/donationform?${new URLSearchParams({ charity: organization._id, items: words })}`;
}

/** A need as structured data (https://schema.org/Demand), for the property `seeks` of its organization. */
export function toDemand(need: Need): object {
  const pieces = remainingPieces(need);
  return {
    '@type': 'Demand',
    itemOffered: { '@type': 'Product', name: need.words },
    ...(pieces !== null && { eligibleQuantity: { '@type': 'QuantitativeValue', value: pieces } }),
    ...(need.until && { validThrough: need.until }),
  };
}
