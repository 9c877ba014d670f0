import type { BodyOf } from '@kindcrate/contract/endpoint';
import type { HandoverKind } from '@kindcrate/contract/handovers';
import type { updateStaffHandoverEndpoint } from '@kindcrate/contract/staff-handovers';

export type HandoverChange = BodyOf<typeof updateStaffHandoverEndpoint>;

/** What one of the buttons of a handover opens in their place: the free times for a kind of handover, or a question. */
export type OpenPart = { timesFor: HandoverKind } | { question: 'leave' | 'cancel' };
