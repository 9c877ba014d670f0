import type { CollectionEntry } from 'astro:content';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import type { Entry } from '../../../stores/staff-entries.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { hasDraft } from '../../../ui/form/use-draft.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { AddImage } from './AddImage.tsx';
import { Arrangement } from './Arrangement.tsx';
import { EntryForm } from './EntryForm.tsx';
import { formsOf } from './forms.ts';
import { HideEntry } from './HideEntry.tsx';
import type { Kind } from './kinds.ts';

interface Props {
  entry: Entry;
  kind: Kind<Entry>;
  copy: CollectionEntry<'staff'>['data']['catalog'];
}

/** One entry, with a form behind it and a way to take it off the site and back. */
export function EntryRow({ entry, kind, copy }: Props) {
  const picture = kind.pictureOf(entry);
  const beginsOpen = () => Object.values(formsOf(kind, entry)).some(hasDraft);
  return (
    <article className="desk-row desk-row--pictured" aria-labelledby={`entry-${entry._id}`}>
      {picture && (
        <img
          className="desk-row__picture"
          src={resolveApiUrl(picture.thumbnailUrl)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <div className="desk-row__main">
        <h2 className="desk-title" id={`entry-${entry._id}`}>
          {entry.title} {entry.hidden && <Status label={copy.hidden} />}{' '}
          {entry.isSample && <Status label={copy.sample} />}
        </h2>
        <HideEntry entry={entry} kind={kind} copy={copy} />
      </div>
      <div className="desk-row__more">
        <Disclosure label={copy.edit} beginsOpen={beginsOpen}>
          <EntryForm kind={kind} entry={entry} copy={copy} />
          {!kind.hasOnePicture && (
            <>
              <Arrangement organization={entry as StaffOrganization} copy={copy} />
              <AddImage organization={entry as StaffOrganization} copy={copy} />
            </>
          )}
        </Disclosure>
      </div>
    </article>
  );
}
