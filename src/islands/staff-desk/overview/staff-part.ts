import type { StaffOverview } from '@kindcrate/contract/staff-overview';

/** What only staff see of the overview. */
export type StaffPart = NonNullable<StaffOverview['staff']>;
