import type { CollectionEntry } from 'astro:content';
import { limits } from '@kindcrate/contract/limits';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import type { FormField } from './CatalogForm.tsx';

interface Props {
  picture: StaffOrganization['images'][number];
  /** From 1. */
  place: number;
  count: number;
  field: FormField;
  copy: CollectionEntry<'staff'>['data']['catalog'];
  onMoveForward: () => void;
  onRemove: () => void;
}

/** One of an organization's pictures, with its words and what can be done with it. */
export function ArrangedImage({ picture, place, count, field, copy, onMoveForward, onRemove }: Props) {
  return (
    <li className="arrangement__picture">
      <img
        src={resolveApiUrl(picture.thumbnailUrl)}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
      />
      <div className="arrangement__words">
        <Field
          {...field}
          label={interpolate(copy.altOfPicture, { n: place })}
          maxLength={limits.line}
          defaultValue={picture.alt}
          autoComplete="off"
        />
        <div className="acts">
          {place > 1 && (
            <AsyncButton
              label={interpolate(copy.moveForward, { n: place })}
              isQuiet
              isPending={false}
              onClick={onMoveForward}
            />
          )}
          {count > 1 && (
            <AsyncButton label={interpolate(copy.remove, { n: place })} isQuiet isPending={false} onClick={onRemove} />
          )}
        </div>
      </div>
    </li>
  );
}
