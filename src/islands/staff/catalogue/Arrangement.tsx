import type { CollectionEntry } from 'astro:content';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { type SubmitEvent, useState } from 'react';
import { fromApi } from '../../../lib/api-url.ts';
import { arrangePictures } from '../../../stores/staff-catalogue.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Field } from '../../field/Field.tsx';
import { moveBefore } from './move-before.ts';

interface Props {
  organization: StaffOrganization;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
}

/** The order of an organization's pictures, and what each shows; the first is its card image. */
export function Arrangement({ organization: { _id, images, revision }, copy }: Props) {
  const [ids, setIds] = useState(() => images.map((image) => image._id));
  const act = useAct(copy.failure);
  const shown = ids.flatMap((id) => images.filter((image) => image._id === id));

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const arranged = ids.map((id) => ({ _id: id, alt: String(words.get(id)) }));
    void act.run(() => arrangePictures(_id, { images: arranged, revision }));
  };

  return (
    <form className="form" onSubmit={save} noValidate>
      <ol className="arrangement">
        {shown.map((image, index) => {
          const named = (label: string) => label.replace('{place}', String(index + 1));
          return (
            <li className="arrangement__picture" key={image._id}>
              <img src={fromApi(image.thumbnailUrl)} alt="" width={image.width} height={image.height} loading="lazy" />
              <Field
                id={`alt-${image._id}`}
                name={image._id}
                label={named(copy.altOf)}
                defaultValue={image.alt}
                autoComplete="off"
              />
              <div className="acts">
                <ActButton
                  label={named(copy.earlier)}
                  isQuiet
                  isPending={false}
                  disabled={index === 0}
                  onClick={() => setIds(moveBefore(ids, index))}
                />
                <ActButton
                  label={named(copy.remove)}
                  isQuiet
                  isPending={false}
                  disabled={ids.length === 1}
                  onClick={() => setIds(ids.filter((id) => id !== image._id))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <ActButton label={copy.saveOrder} type="submit" isPending={act.isPending} />
      <ActNotice act={act} />
    </form>
  );
}
