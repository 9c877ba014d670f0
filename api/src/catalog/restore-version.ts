import { check } from '@kindcrate/contract/check';
import { updateBrandEndpoint } from '@kindcrate/contract/staff-brands';
import { updateDonationCardEndpoint } from '@kindcrate/contract/staff-donation-cards';
import { updateOrganizationEndpoint } from '@kindcrate/contract/staff-organizations';
import type { Struct } from 'superstruct';
import type { CatalogVersionRow } from '../database/catalog-rows.ts';
import { Failure, invalidFields } from '../failure.ts';
import type { Services } from '../services.ts';
import { successText } from '../texts/texts.ts';
import { editEntryWithImage } from './edit-entry.ts';
import { editOrganization } from './edit-organization.ts';
import { brandKind, donationCardKind, organizationKind, requireEntry } from './kinds.ts';
import { missingImages, toRestoredArrangement, type VersionContent } from './version-content.ts';
import { findVersion } from './version-repository.ts';
import type { Edit } from './write-edit.ts';

interface Restoration {
  /** The id of the version. */
  id: string;
  editorId: string;
  /** The revision of the entry that the editor saw. */
  revision: number | undefined;
}

/**
 * Saves an earlier version of an entry again, under the rules that apply to edits today.
 * @returns the success message, which lists the images that no longer exist
 * @throws Failure `not_found`; `conflict` when someone else has edited the entry in the meantime; `invalid_fields` when the
 * content violates today's rules.
 */
export async function restoreVersion(services: Services, { id, editorId, revision }: Restoration): Promise<string> {
  const version = await findVersion(services.database, id);
  if (!version) throw new Failure('not_found.catalog_entry');
  const content: VersionContent = JSON.parse(version.content);
  const edit: Edit = { id: version.entry_id, editorId, isRestoration: true };
  const missing = await restoreByKind[version.entry_kind](services, edit, content, revision);
  const pictures = missing.map(({ alt }) => `“${alt}”`).join(', ');
  return pictures
    ? successText('restoreCatalogVersion.withoutPictures', { title: content.title, pictures })
    : successText('restoreCatalogVersion', { title: content.title });
}

/** @returns the images that no longer exist. */
type Restore = (
  services: Services,
  edit: Edit,
  content: VersionContent,
  revision: number | undefined,
) => Promise<VersionContent['images']>;

const restoreByKind: Record<CatalogVersionRow['entry_kind'], Restore> = {
  async brand(services, edit, content, revision) {
    const before = await requireEntry(services.database, brandKind, edit.id, revision);
    const missing = missingImages(content, before);
    const body = validate(updateBrandEndpoint.body, { ...restoredFieldsOf(content, missing), revision });
    await editEntryWithImage(services, brandKind, edit, { ...body, image: undefined });
    return missing;
  },
  async 'donation card'(services, edit, content, revision) {
    const before = await requireEntry(services.database, donationCardKind, edit.id, revision);
    const missing = missingImages(content, before);
    const body = validate(updateDonationCardEndpoint.body, { ...restoredFieldsOf(content, missing), revision });
    await editEntryWithImage(services, donationCardKind, edit, { ...body, image: undefined });
    return missing;
  },
  async organization(services, edit, content, revision) {
    const before = await requireEntry(services.database, organizationKind, edit.id, revision);
    const { title, organizationInfo } = content;
    const body = validate(updateOrganizationEndpoint.body, { title, organizationInfo, revision });
    await editOrganization(services, edit, body, toRestoredArrangement(content, before.images));
    return missingImages(content, before);
  },
};

/** What restoring a version writes to an entry with one image. The text alternative is restored only if that image still exists. */
function restoredFieldsOf({ images: [image], ...fields }: VersionContent, missing: VersionContent['images']): object {
  return { ...fields, alt: missing.length === 0 ? image?.alt : undefined };
}

function validate<T>(struct: Struct<T, unknown>, body: object): T {
  const checked = check(struct, body);
  if (!checked.ok) throw invalidFields(checked.fields);
  return checked.value;
}
