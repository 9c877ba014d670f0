import type { LinkedHandover } from '@kindcrate/contract/handover-links';
import { isOpen } from '@kindcrate/contract/order-transitions';
import { answerLinkedHandover } from '../../stores/handover-link-answers.ts';
import { HandoverView } from '../../ui/handover/HandoverView.tsx';
import type { HandoverPageCopy } from './copy.ts';

interface Props {
  linked: LinkedHandover;
  copy: HandoverPageCopy;
}

/** The handover that an emailed link leads to, or a sentence which says that nothing is left to agree on. */
export function LinkedHandoverView({ linked: { handover, charity, status }, copy }: Props) {
  if (!isOpen(status)) return <p role="status">{copy.over}</p>;
  return (
    <HandoverView handover={handover} charity={charity} canAnswer answer={answerLinkedHandover} copy={copy.handover} />
  );
}
