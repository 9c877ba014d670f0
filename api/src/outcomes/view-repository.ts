import type { Outcome } from '@kindcrate/contract/outcomes';
import type { Database } from '../database/database.ts';
import type { PhotoAddresses } from '../images/photo-addresses.ts';
import { photoColumns, toPhoto } from '../images/repository.ts';

/** The outcomes of orders as their donors and the desk see them, by order id. */
export async function listOutcomes(
  database: Database,
  photoAddresses: PhotoAddresses,
  orderIds: readonly string[],
): Promise<Map<string, Outcome>> {
  if (!orderIds.length) return new Map();
  const rows = await selectOutcomes(database).where('outcomes.order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id ?? '', toOutcome(row, photoAddresses)]));
}

function selectOutcomes(database: Database) {
  return database
    .selectFrom('outcomes')
    .leftJoin('pictures', 'pictures.id', 'outcomes.image_id')
    .select(['outcomes.order_id', 'outcomes.line', 'outcomes.image_id', 'outcomes.revision'])
    .select(['outcomes.organization_consents', 'outcomes.donor_consents', ...photoColumns]);
}

type OutcomeWithPhoto = Awaited<ReturnType<ReturnType<typeof selectOutcomes>['execute']>>[number];

function toOutcome(row: OutcomeWithPhoto, photoAddresses: PhotoAddresses): Outcome {
  const { line, image_id, name, width, height, alt } = row;
  const outcome: Outcome = {
    organizationConsents: row.organization_consents === 1,
    donorConsents: row.donor_consents === 1,
    revision: row.revision,
  };
  if (line !== null) outcome.line = line;
  if (image_id !== null && name !== null && width !== null && height !== null && alt !== null)
    outcome.photo = { _id: image_id, ...toPhoto({ name, width, height, alt }, photoAddresses) };
  return outcome;
}

/** A photo of an outcome, for a copy of the donor's data. */
export interface OutcomePhoto {
  orderId: string;
  /** The name of the image files. */
  name: string;
}

/** The photos in the outcomes of the given orders. */
export async function listOutcomePhotos(database: Database, orderIds: readonly string[]): Promise<OutcomePhoto[]> {
  if (!orderIds.length) return [];
  const rows = await database
    .selectFrom('outcomes')
    .innerJoin('pictures', 'pictures.id', 'outcomes.image_id')
    .select(['outcomes.order_id', 'pictures.name'])
    .where('outcomes.order_id', 'in', orderIds)
    .execute();
  return rows.map(({ order_id, name }) => ({ orderId: order_id ?? '', name }));
}
