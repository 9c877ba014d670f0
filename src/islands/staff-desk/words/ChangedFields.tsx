import type { CopyChange } from '@kindcrate/contract/staff-copy';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import type { HistoryCopy } from './copy.ts';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  changes: CopyChange[];
  copy: HistoryCopy;
}

/** How many changed fields the label names. */
const maxNames = 3;

/** A disclosure labeled with the names of the first changed fields. It lists all changed fields, with their values before and after. */
export function ChangedFields({ changes, copy }: Props) {
  const names = changes.map(({ label }) => label.split(' › ').at(-1)).slice(0, maxNames);
  return (
    <Disclosure label={`${names.join(', ')}${changes.length > maxNames ? ' …' : ''}`}>
      <dl className="words-changes">
        {changes.map(({ path, label, before, after }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              <span className="visually-hidden">{copy.before}</span> <del>{before || copy.empty}</del>{' '}
              <span className="visually-hidden">{copy.after}</span> <ins>{after || copy.empty}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
