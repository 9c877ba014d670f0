import { formatMessage } from '@kindcrate/contract/message-format';
import type { OrderLabel } from '@kindcrate/contract/order-labels';
import type { LabelCopy } from './copy.ts';
import '../../styles/blocks/visually-hidden.scss';

interface Props {
  label: OrderLabel;
  copy: LabelCopy;
  siteName: string;
}

/** The part of the page that is printed, on which nothing identifies the donor. */
export function LabelSheet({ label: { number, charity, quantity, qrcode }, copy, siteName }: Props) {
  return (
    <div className="parcel-label">
      <img className="parcel-label__code" src={qrcode} alt={copy.qrCodeAlt} width={240} height={240} />
      <div className="parcel-label__text">
        <p className="parcel-label__site">{siteName}</p>
        <p className="parcel-label__number">
          <span className="visually-hidden">{copy.number} </span>
          {number.slice(0, -4)}
          {/* Emphasized, because people at the desk type it when they cannot scan the code. */}
          <strong className="parcel-label__end">{number.slice(-4)}</strong>
        </p>
        <p className="parcel-label__charity">
          {copy.for} <strong>{charity.title}</strong>
        </p>
        <p>{formatMessage(copy.pieces, { quantity })}</p>
      </div>
    </div>
  );
}
