import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSource } from '../backup/write-backup.ts';
import type { Environment } from '../config/environment.ts';
import { version } from '../config/version.ts';
import { withConnection } from '../database/connections.ts';
import { describePostgresUrl } from '../database/database.ts';
import { openImages, s3SettingsOf } from './data-folder.ts';

/** Opens the data that the settings name, so that a backup can read it. Changes nothing, and works while a server is running. */
export async function withBackupSource<T>(
  environment: Environment,
  { withImages }: { withImages: boolean },
  task: (source: BackupSource) => Promise<T>,
): Promise<T> {
  const { DATA_FOLDER, DATABASE_URL, JWT_SECRET } = environment;
  const location = { folder: DATA_FOLDER, url: DATABASE_URL };
  return withConnection(location, (liveConnection) =>
    withConnection(location, async (snapshotConnection) =>
      task({
        liveConnection,
        snapshotConnection,
        images: withImages ? await openImages(DATA_FOLDER, s3SettingsOf(environment)) : undefined,
        tokenSecret: JWT_SECRET ? undefined : readTokenSecretFile(DATA_FOLDER),
        id: identify(DATA_FOLDER, DATABASE_URL),
        version,
      }),
    ),
  );
}

function readTokenSecretFile(folder: string): string | undefined {
  const path = join(folder, 'jwt-secret');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function identify(folder: string, url: string | undefined): string {
  const location = `${folder}\n${url ? describePostgresUrl(url) : ''}`;
  return createHash('sha256').update(location).digest('hex').slice(0, 16);
}
