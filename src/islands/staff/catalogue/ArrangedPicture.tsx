import type { CollectionEntry } from 'astro:content';
import { limits } from '@kindcrate/contract/limits';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { fromApi } from '../../../lib/api-url.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { Field } from '../../field/Field.tsx';
import type { FormField } from './CatalogueForm.tsx';

interface Props {
  picture: StaffOrganization['images'][number];
  /** From 1. */
  place: number;
  count: number;
  field: FormField;
  copy: CollectionEntry<'staff'>['data']['catalogue'];
  onMoveForward: () => void;
  onRemove: () => void;
}

/** One of an organization's pictures, with its words and what can be done with it. */
export function ArrangedPicture({ picture, place, count, field, copy, onMoveForward, onRemove }: Props) {
  return (
    <li className="arrangement__picture">
      <img src={fromApi(picture.thumbnailUrl)} alt="" width={picture.width} height={picture.height} loading="lazy" />
      <div className="arrangement__words">
        <Field
          {...field}
          label={fillIn(copy.altOf, { place })}
          maxLength={limits.line}
          defaultValue={picture.alt}
          autoComplete="off"
        />
        <div className="acts">
          {place > 1 && (
            <ActButton label={fillIn(copy.earlier, { place })} isQuiet isPending={false} onClick={onMoveForward} />
          )}
          {count > 1 && (
            <ActButton label={fillIn(copy.remove, { place })} isQuiet isPending={false} onClick={onRemove} />
          )}
        </div>
      </div>
    </li>
  );
}
