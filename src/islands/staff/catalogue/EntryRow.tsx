import type { CollectionEntry } from 'astro:content';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { fromApi } from '../../../lib/api-url.ts';
import type { Entry } from '../../../stores/staff-catalogue.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Status } from '../../status/Status.tsx';
import { EntryForm } from './EntryForm.tsx';
import type { Kind } from './kinds.ts';
import { Pictures } from './Pictures.tsx';

interface Props {
  entry: Entry;
  kind: Kind<Entry>;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** One entry, with a form behind it and a way to take it off the site and back. */
export function EntryRow({ entry, kind, copy }: Props) {
  const act = useAct(copy.failure);
  const picture = kind.pictureOf(entry);
  const { write, edit } = kind.entries;
  const toggle = () => {
    const form = new FormData();
    form.set('hidden', String(!entry.hidden));
    form.set('revision', String(entry.revision));
    return act.run(() => write(edit, form, entry._id));
  };
  return (
    <article className="desk-row desk-row--pictured" aria-labelledby={`entry-${entry._id}`}>
      {picture && (
        <img
          className="desk-row__picture"
          src={fromApi(picture.thumbnailUrl)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <div className="desk-row__main">
        <h3 className="desk-row__title" id={`entry-${entry._id}`}>
          {entry.title} {entry.hidden && <Status label={copy.hidden} />}
        </h3>
        <div className="acts">
          <ActButton
            label={entry.hidden ? copy.show : copy.hide}
            isQuiet
            isPending={act.isPending}
            onClick={() => void toggle()}
          />
        </div>
        <ActNotice act={act} />
        <details className="desk-row__more">
          <summary>{copy.edit}</summary>
          <EntryForm kind={kind} entry={entry} copy={copy} />
          {!kind.hasOnePicture && <Pictures organization={entry as StaffOrganization} copy={copy} />}
        </details>
      </div>
    </article>
  );
}
