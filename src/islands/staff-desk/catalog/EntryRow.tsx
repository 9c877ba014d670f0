import { resolveApiUrl } from '../../../lib/api-url.ts';
import type { CatalogEntry } from '../../../stores/entry-store.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { hasStoredDraft } from '../../../ui/form/draft-owner.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { AddImages } from './AddImages.tsx';
import { ArrangeImages } from './ArrangeImages.tsx';
import { CropEntryImage } from './CropImage.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryStatus } from './EntryStatus.tsx';
import { type EntryKind, firstImageOf, formNamesOf } from './entry-kinds.ts';
import { HideEntry } from './HideEntry.tsx';

interface Props<T extends CatalogEntry> {
  entry: T;
  kind: EntryKind<T>;
  copy: Pick<StaffDeskCopy, 'catalog' | 'list'>;
}

/** An entry in the list, with its forms behind a disclosure. */
export function EntryRow<T extends CatalogEntry>({ entry, kind, copy }: Props<T>) {
  const { catalog } = copy;
  const image = firstImageOf(kind, entry);
  const organization = kind.images.type === 'arranged' ? kind.images.toOrganization(entry) : undefined;
  const isInitiallyOpen = () => Object.values(formNamesOf(kind, entry)).some(hasStoredDraft);
  return (
    <article className="desk-row desk-row--with-image" aria-labelledby={`entry-${entry._id}`}>
      {image && (
        <img
          className="desk-row__image"
          src={resolveApiUrl(image.thumbnailUrl)}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      )}
      <div className="desk-row__main">
        <h2 className="desk-title" id={`entry-${entry._id}`}>
          {entry.title} <EntryStatus entry={entry} copy={catalog} />
        </h2>
        <HideEntry entry={entry} kind={kind} copy={catalog} />
      </div>
      <div className="desk-row__more">
        <Disclosure label={catalog.edit} headingId={`entry-${entry._id}`} isInitiallyOpen={isInitiallyOpen}>
          <EntryForm kind={kind} entry={entry} copy={catalog} />
          {kind.images.type === 'single' && (
            <CropEntryImage entry={entry} kind={kind} image={kind.images.getImage(entry)} copy={catalog} />
          )}
          {organization && (
            <>
              <ArrangeImages organization={organization} copy={catalog} />
              <AddImages organization={organization} copy={catalog} />
            </>
          )}
          <Disclosure label={catalog.history.title} headingId={`entry-${entry._id}`}>
            <EntryHistory entry={entry} kind={kind} copy={copy} />
          </Disclosure>
        </Disclosure>
      </div>
    </article>
  );
}
