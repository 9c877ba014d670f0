import type { ReactNode } from 'react';
import { placedOrder } from '../../stores/placed-order.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import type { ThanksCopy } from './copy.ts';
import { ThanksView } from './ThanksView.tsx';

interface Props {
  copy: ThanksCopy;
  siteName: string;
  /** The picture of the crate that the donor's photo sticks out of. */
  children?: ReactNode;
}

/** Thanks the donor for the order whose id is in the page's URL. */
export default function Thanks({ copy, siteName, children }: Props) {
  const { detail, root, onRetry } = useDetail(placedOrder, {
    titleOf: () => copy.title,
    notFoundTitle: copy.unknown.title,
    siteName,
  });
  return (
    <ThanksView detail={detail} root={root} copy={copy} onRetry={onRetry} store={placedOrder}>
      {children}
    </ThanksView>
  );
}
