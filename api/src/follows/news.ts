import { remainingPieces } from '@kindcrate/contract/need-progress';
import type { Need } from '@kindcrate/contract/needs';
import type { NeedFollowRow, NeedStage } from '../database/follow-rows.ts';
import type { FollowRows, NeedsNow } from './news-repository.ts';
import type { KnownNeed } from './repository.ts';

/** A need is nearly met when at most this share of its target is missing. */
const nearlyMetShare = 0.2;

export type NeedNews = 'met' | 'urgent' | 'nearly met';

/** What is new for a follower. */
export interface News {
  /** The ids of needs that became wanted. */
  wanted: string[];
  /** The followed needs that there is news about. */
  followed: { id: string; news: NeedNews }[];
}

/** @returns undefined for a need that the organization cannot take, because such a need has no stage. */
export function toKnownNeed(need: Need): KnownNeed | undefined {
  if (need.state === 'refused') return undefined;
  return { stage: stageOf(need), isUrgent: need.urgent };
}

function stageOf(need: Need): NeedStage {
  if (need.state === 'enough') return 'met';
  const remaining = remainingPieces(need);
  return remaining !== null && need.target && remaining <= need.target * nearlyMetShare ? 'nearly met' : 'open';
}

const reportedNeed = ({ reported_stage, reported_urgent }: NeedFollowRow): KnownNeed => ({
  stage: reported_stage,
  isUrgent: reported_urgent === 1,
});

/** The most important news of one need; undefined when there is none. */
export function compareKnownNeeds(before: KnownNeed, after: KnownNeed): NeedNews | undefined {
  if (after.stage === 'met') return before.stage === 'met' ? undefined : 'met';
  if (after.isUrgent && !before.isUrgent) return 'urgent';
  return after.stage === 'nearly met' && before.stage === 'open' ? 'nearly met' : undefined;
}

export function findNews({ organizations, needs }: FollowRows, now: NeedsNow): News {
  const followed = needs.flatMap((follow) => {
    const after = findCurrentNeed(follow, now);
    const news = after && compareKnownNeeds(reportedNeed(follow), after);
    return news ? [{ id: follow.need_id, news }] : [];
  });
  const followedIds = new Set(needs.map(({ need_id }) => need_id));
  const since = new Map(organizations.map((follow) => [follow.organization_id, follow.reported_until]));
  const wanted = [...now.needs.values()].filter((need) => !followedIds.has(need._id) && isNew(need, since, now));
  return { wanted: wanted.map(({ _id }) => _id), followed };
}

function isNew(need: Need, since: ReadonlyMap<string, string>, { wantedAt, until }: NeedsNow): boolean {
  const reportedUntil = since.get(need.organization._id);
  const time = wantedAt.get(need._id);
  if (reportedUntil === undefined || time === undefined || need.state !== 'wanted') return false;
  return time > reportedUntil && time <= until;
}

/** The followed needs whose stage or urgency has changed since it was last recorded, even if the change is not news. */
export function findChanges(needs: readonly NeedFollowRow[], now: NeedsNow): (KnownNeed & { id: string })[] {
  return needs.flatMap((follow) => {
    const before = reportedNeed(follow);
    const after = findCurrentNeed(follow, now);
    const isChanged = after && (after.stage !== before.stage || after.isUrgent !== before.isUrgent);
    return isChanged ? [{ ...after, id: follow.need_id }] : [];
  });
}

/** @returns undefined when the organization no longer lists the need, or cannot take it. */
function findCurrentNeed({ need_id }: NeedFollowRow, { needs }: NeedsNow): KnownNeed | undefined {
  const need = needs.get(need_id);
  return need && toKnownNeed(need);
}
