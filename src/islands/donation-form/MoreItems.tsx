import type { DonationFormCopy } from './copy.ts';

interface Props {
  copy: DonationFormCopy;
  /** Whether the code of the list could not be loaded. */
  hasFailed: boolean;
  /** Opens the list of items, with an item to fill in if `addsItem` is true. */
  onOpen: (addsItem: boolean) => void;
}

/** The buttons that open the list of items. */
export function MoreItems({ copy: { items }, hasFailed, onOpen }: Props) {
  return (
    <div className="more-items">
      <button className="button button--quiet" type="button" onClick={() => onOpen(true)}>
        {items.add}
      </button>
      <button className="link" type="button" onClick={() => onOpen(false)}>
        {items.details}
      </button>
      {/* Specification, section 8: the message must contain the chunk's name. The same buttons retry. */}
      {hasFailed && <p role="alert">Loading chunk ItemList failed</p>}
    </div>
  );
}
