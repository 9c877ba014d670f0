import type { CopyPageSummary } from '@kindcrate/contract/staff-copy';
import { openCopy } from '../../../stores/staff-copy.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import type { WordsCopy } from './copy.ts';

interface Props {
  pages: readonly CopyPageSummary[];
  chosen: string;
  copy: WordsCopy;
}

/** The field that chooses the page whose copy is edited. */
export function PageChoice({ pages, chosen, copy }: Props) {
  return (
    <div className="words-choice">
      <SelectField
        id="words-page"
        name="words-page"
        label={copy.page}
        value={chosen}
        options={pages.map(({ _id, title }) => ({ value: _id, label: title }))}
        onChange={({ target }) => void openCopy(target.value)}
      />
      <p className="words-choice__note quiet">{copy.scope}</p>
    </div>
  );
}
