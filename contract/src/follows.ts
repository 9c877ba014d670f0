import { array, define, type Infer, object, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { messages } from './messages.ts';
import { messageReply } from './replies.ts';
import { isUnsubscribeCode } from './text-rules.ts';

export const organizationFollow = object({ _id: string(), title: string(), createdAt: string() });

export const needFollow = object({
  _id: string(),
  words: string(),
  organization: object({ _id: string(), title: string() }),
  createdAt: string(),
});

/** What a person follows by email, sorted by the name of the organization. */
export const follows = object({
  /** `_id` is an organization's id. */
  organizations: array(organizationFollow),
  /** `_id` is a need's id. */
  needs: array(needFollow),
});

export type Follows = Infer<typeof follows>;

export const listFollowsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/follows',
  needsToken: true,
  reply: object({ result: follows }),
});

/**
 * Makes the caller a follower of an organization: they get news about its needs by email, at most once a day. Fails with
 * `email_unconfirmed` until their email is confirmed. Can be repeated safely.
 */
export const followOrganizationEndpoint = bodylessEndpoint({
  method: 'PUT',
  path: '/follows/organization/:id',
  needsToken: true,
  reply: messageReply,
});

export const unfollowOrganizationEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/follows/organization/:id',
  needsToken: true,
  reply: messageReply,
});

/** Makes the caller a follower of one need, under the conditions of `followOrganizationEndpoint`. */
export const followNeedEndpoint = bodylessEndpoint({
  method: 'PUT',
  path: '/follows/need/:id',
  needsToken: true,
  reply: messageReply,
});

export const unfollowNeedEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/follows/need/:id',
  needsToken: true,
  reply: messageReply,
});

const unsubscribeCode = define<string>(
  'unsubscribe code',
  (value) => (typeof value === 'string' && isUnsubscribeCode(value)) || messages.emailCode,
);

/** Unsubscribes a person from everything. Needs no login, only the code in the link that each email contains. */
export const unsubscribeEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/unsubscribe',
  body: object({ code: unsubscribeCode }),
  reply: messageReply,
});
