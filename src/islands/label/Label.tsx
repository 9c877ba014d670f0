import { isDeskLabel, orderLabel } from '../../stores/order-label.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import type { LabelCopy } from './copy.ts';
import { LabelPage } from './LabelPage.tsx';

interface Props {
  copy: LabelCopy;
  siteName: string;
}

/** The label of the order whose id is in the page's URL. */
export default function Label({ copy, siteName }: Props) {
  const detail = useDetail(orderLabel, {
    titleOf: ({ number }) => number,
    notFoundTitle: copy.unknown.title,
    siteName,
  });
  return <LabelPage {...detail} isDesk={isDeskLabel()} copy={copy} siteName={siteName} />;
}
