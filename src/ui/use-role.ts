import type { Role } from '@kindcrate/contract/roles';
import { useSyncExternalStore } from 'react';
import { readAccount } from '../lib/account.ts';

/**
 * The role of the account that is logged in. Undefined until hydration is complete, because the server has no session. Does not
 * change with the token: a guarded page reloads when another account logs in (layouts/boot/session.js).
 */
export const useRole = (): Role | undefined => useSyncExternalStore(subscribeToNothing, readRole, () => undefined);

const subscribeToNothing = () => () => {};

const readRole = () => readAccount()?.role;
