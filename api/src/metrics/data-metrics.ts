import { Gauge, type Registry } from 'prom-client';
import { readFreeBytes } from '../disk/disk-space.ts';
import { findBacklog } from '../mail/outbox-repository.ts';
import type { Services } from '../services.ts';

/** Figures about what is stored. They are read from the database and the disk whenever the metrics are requested. */
export function addDataMetrics(register: Registry, { database, environment }: Services): void {
  const registers = [register];
  const readBacklog = createBacklogReader(database);
  new Gauge({
    name: 'kindcrate_database_up',
    help: '1 when the database answered the queries for these figures',
    registers,
    async collect() {
      this.set((await readBacklog()) ? 1 : 0);
    },
  });
  // While the database does not answer, this gauge and the next one keep their last values.
  new Gauge({
    name: 'kindcrate_outbox_messages',
    help: 'Emails that are still to be sent',
    registers,
    async collect() {
      const backlog = await readBacklog();
      if (backlog) this.set(backlog.count);
    },
  });
  new Gauge({
    name: 'kindcrate_outbox_oldest_seconds',
    help: 'Age of the oldest email that is still to be sent; 0 when none is',
    registers,
    async collect() {
      const backlog = await readBacklog();
      if (backlog) this.set(backlog.oldest ? Math.max(0, (Date.now() - Date.parse(backlog.oldest)) / 1000) : 0);
    },
  });
  new Gauge({
    name: 'kindcrate_disk_free_bytes',
    help: 'Free space on the disk of the data folder; NaN when it cannot be read',
    registers,
    async collect() {
      // An error would make the whole request fail. NaN triggers no alert, because comparisons with it are false.
      this.set(await readFreeBytes(environment.DATA_FOLDER).catch(() => Number.NaN));
    },
  });
}

type Backlog = Awaited<ReturnType<typeof findBacklog>>;

/**
 * Creates a reader that queries the database once for all figures that are collected together, and returns undefined when the
 * database does not answer.
 */
function createBacklogReader(database: Services['database']): () => Promise<Backlog | undefined> {
  let reading: Promise<Backlog | undefined> | undefined;
  return () => {
    reading ??= findBacklog(database)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}
