import { limits } from '@kindcrate/contract/limits';
import { formatMessage } from '@kindcrate/contract/message-format';
import type { StaffOrganization } from '@kindcrate/contract/staff-organizations';
import { resolveApiUrl } from '../../../lib/api-url.ts';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import type { FormField } from './CatalogForm.tsx';
import { CropOrganizationImage } from './CropImage.tsx';
import type { CatalogCopy } from './copy.ts';

interface Props {
  organization: StaffOrganization;
  image: StaffOrganization['images'][number];
  /** From 1. */
  position: number;
  count: number;
  field: FormField;
  copy: CatalogCopy;
  onMoveEarlier: () => void;
  onRemove: () => void;
}

/** One of an organization's images, with its text alternative and buttons to move or remove it. */
export function ArrangedImage({ organization, image, position, ...props }: Props) {
  const { count, field, copy, onMoveEarlier, onRemove } = props;
  return (
    <li className="arrangement__image">
      <img src={resolveApiUrl(image.thumbnailUrl)} alt="" width={image.width} height={image.height} loading="lazy" />
      <div className="arrangement__fields">
        <Field
          {...field}
          label={formatMessage(copy.altOfImage, { n: position })}
          maxLength={limits.line}
          defaultValue={image.alt}
          autoComplete="off"
        />
        <div className="button-row">
          {position > 1 && (
            <AsyncButton
              label={formatMessage(copy.moveEarlier, { n: position })}
              isQuiet
              isPending={false}
              onClick={onMoveEarlier}
            />
          )}
          {count > 1 && (
            <AsyncButton
              label={formatMessage(copy.remove, { n: position })}
              isQuiet
              isPending={false}
              onClick={onRemove}
            />
          )}
        </div>
        <CropOrganizationImage organization={organization} image={image} position={position} copy={copy} />
      </div>
    </li>
  );
}
