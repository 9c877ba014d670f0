import type { HandoverKind } from '@kindcrate/contract/handovers';
import type { Problem } from '@kindcrate/contract/staff-overview';

/** A card of the overview that links to the complete list. */
interface ListCardCopy {
  title: string;
  link: string;
  none: string;
}

export interface OverviewCopy {
  /** Shown to volunteers. */
  ownOrganization: string;
  handovers: ListCardCopy & {
    /** With `{count}`. */
    count: string;
    today: string;
    tomorrow: string;
    /** With `{done}` and `{count}`. */
    done: string;
    /** With `{count}`. */
    runs: Record<HandoverKind, string>;
  };
  waiting: ListCardCopy & {
    /** With `{count}`. */
    count: string;
    /** With `{time}`. */
    since: string;
    /** The caption of the table, and the titles of its columns. */
    oldest: string;
    order: string;
    status: string;
    sinceTitle: string;
    age: string;
    /** With `{donor}` and `{organization}`. */
    from: string;
  };
  needs: ListCardCopy & {
    lastDay: string;
    /** With `{days}`. */
    daysLeft: string;
    /** With `{received}` and `{target}`. */
    progress: string;
    /** With `{received}`. */
    always: string;
  };
  messages: ListCardCopy & {
    /** With `{count}`. */
    count: string;
  };
  settlement: {
    title: string;
    link: string;
    none: string;
    /** With `{count}`. */
    redemptions: string;
    /** With `{coins}`. */
    coins: string;
  };
  problems: {
    title: string;
    none: string;
    /** The title may contain `{amount}`, the text `{time}`. */
    kinds: Record<Problem['kind'], { title: string; text: string }>;
  };
  days: {
    title: string;
    /** The accessible name of the table. */
    table: string;
    received: string;
    placed: string;
    day: string;
    /** Describes the chart. With `{received}` and `{placed}`. */
    summary: string;
  };
}
