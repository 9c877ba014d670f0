export interface FollowTables {
  followers: FollowerRow;
  organization_follows: OrganizationFollowRow;
  need_follows: NeedFollowRow;
}

/** How close a need is to its target: `nearly met` shortly before it is reached, `met` when the organization has enough. */
export type NeedStage = 'open' | 'nearly met' | 'met';

/** Someone who follows anything. Deleting this row deletes their follows. */
export interface FollowerRow {
  user_id: string;
  /** The day in UTC, `YYYY-MM-DD`, of the last email with news; empty before the first one. */
  mailed_day: string;
}

export interface OrganizationFollowRow {
  user_id: string;
  organization_id: string;
  /** Needs that became wanted after this time are news. */
  reported_until: string;
  created_at: string;
}

export interface NeedFollowRow {
  user_id: string;
  need_id: string;
  /** What the follower knows: from the last email or, before the first one, from when they began to follow. */
  reported_stage: NeedStage;
  reported_urgent: number;
  created_at: string;
}
