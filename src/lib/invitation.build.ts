import { lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { describeEndpoint } from './describe-reply.ts';

export const lookUpInvitation = describeEndpoint(lookUpInvitationEndpoint);
