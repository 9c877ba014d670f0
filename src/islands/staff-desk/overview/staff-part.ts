import type { StaffOverview } from '@kindcrate/contract/staff-overview';

/** The part of the overview that only staff see. */
export type StaffPart = NonNullable<StaffOverview['staff']>;
