import { deleteExpiredEmailCodes } from '../accounts/email-code-repository.ts';
import { removeUnconfirmedAccounts } from '../accounts/remove-unconfirmed.ts';
import { deleteAllExpiredSessions } from '../accounts/session-repository.ts';
import type { Environment } from '../config/environment.ts';
import { removeUnusedPictures } from '../copy/pictures.ts';
import type { Database } from '../database/database.ts';
import { deleteOldInvitations } from '../invitations/repository.ts';
import { deleteOldMailFiles, mailFolder } from '../mail/mail-folder.ts';
import { deleteOldEmails } from '../mail/outbox-repository.ts';
import { deleteContactMessages } from '../messages/repository.ts';
import { deleteOldIdempotencyKeys } from '../orders/idempotency-key-repository.ts';
import { type FinalStatus, listOldPhotos } from '../orders/photo-repository.ts';
import { removeOldOutcomePhotos } from '../orders/remove-outcome-photos.ts';
import { removePhotos, storePlaceholder } from '../orders/remove-photos.ts';
import { removeOldWaitingPhotos } from '../orders/waiting-photos.ts';
import { deleteUnpaidPayments } from '../payments/repository.ts';
import { expiredPaymentLifetime } from '../payments/start-payment.ts';
import { removeEndedCounters } from '../rate-limits/repository.ts';
import { deleteExpiredCodes } from '../redemptions/code-repository.ts';
import { deleteExpiredChallenges } from '../second-factors/challenge-repository.ts';
import { deleteSecurityEvents } from '../security-log/repository.ts';
import type { Services } from '../services.ts';
import { deleteOldThreads } from '../threads/repository.ts';
import type { Effects } from '../transact.ts';
import { claimLinkLifetime, deleteExpiredClaimLinks } from '../walk-ins/claim-link-repository.ts';
import { removeUnclaimedContacts } from '../walk-ins/contact-repository.ts';
import type { RemovedKind } from './describe-run.ts';

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Rows per transaction: few enough that other writers and requests hardly wait for it, even on the embedded database. */
const batchSize = 100;
/** Smaller, because removing an account, or the photos of an order, takes many statements. */
const smallBatchSize = 20;
/** Larger, because every batch lists the folder again. */
const fileBatchSize = 1_000;

/** Far longer than the 30 days for which a browser keeps the draft of an order with its key. */
const idempotencyKeyLifetime = 90 * day;

/** How long a waiting photo is kept. */
const waitingPhotoLifetime = 2 * day;

/** How long a picture uploaded for the copy is kept while no copy uses it: a draft may be on the device of someone offline. */
const unusedPictureLifetime = 7 * day;

/**
 * How long the pictures of a replaced version of the copy are kept, so that the version can be restored with them. Then they are
 * deleted, because they may show people.
 */
const replacedPictureLifetime = 30 * day;

/** What a task needs to remove one batch. */
export interface BatchContext {
  services: Services;
  now: Date;
  /** Runs a deletion in a transaction that also records how many rows or files were removed. @returns that number. */
  commit(remove: (transaction: Database, effects: Effects) => Promise<number>): Promise<number>;
}

/** Removes old data of one kind. */
export interface RetentionTask {
  kind: RemovedKind;
  /** @returns the number of rows or files that were removed; after 0 there is nothing left to do. */
  removeBatch(context: BatchContext): Promise<number>;
}

type Setting = Extract<keyof Environment, `RETENTION_${string}`>;

/** All tasks, in the order in which they run. */
export const retentionTasks: readonly RetentionTask[] = [
  deletionTask('messages', 'RETENTION_MESSAGES_DAYS', deleteContactMessages),
  deletionTask('threads', 'RETENTION_MESSAGES_DAYS', deleteOldThreads),
  deletionTask('emails', 'RETENTION_MAILS_DAYS', deleteOldEmails),
  removalTask('emailFiles', 'RETENTION_MAILS_DAYS', async ({ services, commit }, before) => {
    const deleted = await deleteOldMailFiles(mailFolder(services.environment.DATA_FOLDER), before, fileBatchSize);
    return deleted && commit(async () => deleted);
  }),
  photoRemovalTask('cancelled', 'RETENTION_DECLINED_PHOTOS_DAYS'),
  photoRemovalTask('declined', 'RETENTION_DECLINED_PHOTOS_DAYS'),
  photoRemovalTask('completed', 'RETENTION_PHOTOS_DAYS'),
  removalTask('photos', 'RETENTION_PHOTOS_DAYS', ({ commit }, before) =>
    commit((transaction, effects) => removeOldOutcomePhotos(transaction, effects, { before, limit: smallBatchSize })),
  ),
  {
    kind: 'photos',
    removeBatch: ({ now, commit }) =>
      commit((transaction, effects) => {
        const before = new Date(now.getTime() - waitingPhotoLifetime);
        return removeOldWaitingPhotos(transaction, effects, { before, limit: smallBatchSize });
      }),
  },
  {
    kind: 'pictures',
    removeBatch: ({ now, commit }) =>
      commit((transaction, effects) => {
        const uploadedBefore = new Date(now.getTime() - unusedPictureLifetime);
        const replacedBefore = new Date(now.getTime() - replacedPictureLifetime);
        return removeUnusedPictures(transaction, effects, { uploadedBefore, replacedBefore, limit: smallBatchSize });
      }),
  },
  removalTask('accounts', 'RETENTION_UNCONFIRMED_ACCOUNTS_DAYS', ({ commit }, before) =>
    commit((transaction, effects) =>
      removeUnconfirmedAccounts(transaction, effects, { before, limit: smallBatchSize }),
    ),
  ),
  deletionTask('invitations', 'RETENTION_INVITATIONS_DAYS', deleteOldInvitations),
  deletionTask('securityEvents', 'RETENTION_SECURITY_LOG_DAYS', deleteSecurityEvents),
  expiryTask(deleteAllExpiredSessions),
  expiryTask(deleteExpiredEmailCodes),
  expiryTask(deleteExpiredChallenges),
  expiryTask(deleteExpiredCodes),
  expiryTask(deleteExpiredClaimLinks),
  expiryTask(removeUnclaimedContacts, claimLinkLifetime),
  expiryTask(removeEndedCounters),
  expiryTask(
    (database, before, limit) => deleteUnpaidPayments(database, before.toISOString(), limit),
    expiredPaymentLifetime,
  ),
  expiryTask(deleteOldIdempotencyKeys, idempotencyKeyLifetime),
];

type DeleteRows = (database: Database, before: Date, limit: number) => Promise<number>;

/** A task that deletes rows that are older than a setting allows. */
function deletionTask(kind: RemovedKind, setting: Setting, deleteRows: DeleteRows): RetentionTask {
  return removalTask(kind, setting, ({ commit }, before) =>
    commit((transaction) => deleteRows(transaction, before, batchSize)),
  );
}

/** A task that deletes rows, or contact details in rows, that nothing can use any longer. */
function expiryTask(deleteRows: DeleteRows, lifetime = 0): RetentionTask {
  return {
    kind: 'expired',
    removeBatch: ({ now, commit }) =>
      commit((transaction) => deleteRows(transaction, new Date(now.getTime() - lifetime), batchSize)),
  };
}

/** A task that removes the photos of orders that have had this status for longer than a setting allows. */
function photoRemovalTask(status: FinalStatus, setting: Setting): RetentionTask {
  return removalTask('photos', setting, async ({ services, commit }, before) => {
    const photos = await listOldPhotos(services.database, { status, before, max: smallBatchSize });
    if (!photos.length) return 0;
    await storePlaceholder(services);
    return commit((transaction, effects) => removePhotos(transaction, effects, photos));
  });
}

/** A task that removes data that is older than a setting allows, and nothing when the setting is `never`. */
function removalTask(
  kind: RemovedKind,
  setting: Setting,
  remove: (context: BatchContext, before: Date) => Promise<number>,
): RetentionTask {
  return {
    kind,
    async removeBatch(context) {
      const days = context.services.environment[setting];
      return days === 'never' ? 0 : remove(context, new Date(context.now.getTime() - days * day));
    },
  };
}
