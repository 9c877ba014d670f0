import { lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { describeEndpoint } from './describe-endpoint.ts';

export const invitationLookupEndpoint = describeEndpoint(lookUpInvitationEndpoint);
