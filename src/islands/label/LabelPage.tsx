import type { OrderLabel } from '@kindcrate/contract/order-labels';
import { needsLabel } from '../../lib/label-page.ts';
import { Detail } from '../../ui/detail/Detail.tsx';
import type { DetailProps } from '../../ui/detail/use-detail.ts';
import type { LabelCopy } from './copy.ts';
import { LabelSheet } from './LabelSheet.tsx';
import './label.scss';
import '../../styles/blocks/quiet.scss';

interface Props extends DetailProps<OrderLabel> {
  /** Whether the desk prints the label. */
  isDesk?: boolean;
  copy: LabelCopy;
  siteName: string;
}

/** A label to print and put on a parcel, or to show on a phone. */
export function LabelPage({ isDesk = false, copy, siteName, ...detail }: Props) {
  const { lead, back } = isDesk ? copy.desk : copy;
  const loading = (
    <p className="quiet" role="status">
      {copy.loading}
    </p>
  );
  return (
    <Detail {...detail} copy={copy} loading={loading}>
      {(label, status) => (
        <article className="label-page">
          <h1 className="label-page__title">{copy.title}</h1>
          {status}
          {label && (
            <>
              <p className="label-page__lead">{isDesk || needsLabel(label.status) ? lead : copy.ended}</p>
              <LabelSheet label={label} copy={copy} siteName={siteName} />
              <div className="label-page__actions">
                <button className="button" type="button" onClick={() => print()}>
                  {copy.print}
                </button>
                <a className="button button--quiet" href={back.href}>
                  {back.label}
                </a>
              </div>
            </>
          )}
        </article>
      )}
    </Detail>
  );
}
