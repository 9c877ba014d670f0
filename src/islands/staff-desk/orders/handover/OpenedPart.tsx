import { onDemand } from '../../../../lib/on-demand.ts';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import type { OpenPart } from './changes.ts';
import type { OrderHandoverCopy } from './copy.ts';
import '../../../../ui/handover/handover.scss';

const lazyChooseTimes = onDemand(
  'ChooseTimes',
  async () => (await import('../../../../ui/handover/ChooseTimes.tsx')).ChooseTimes,
);

interface Props {
  part: OpenPart;
  organizationId: string;
  isPending: boolean;
  /** Called with the chosen times, if the part asks for them. */
  onSend: (times?: string[]) => void;
  onClose: () => void;
  copy: OrderHandoverCopy;
}

/** What a button of a handover has opened: the free times, or a question. */
export function OpenedPart({ part, organizationId, copy, ...rest }: Props) {
  if ('question' in part) return <ConfirmChange copy={copy[part.question]} {...rest} onConfirm={() => rest.onSend()} />;
  return (
    <OnDemandPart
      code={lazyChooseTimes}
      copy={copy.times}
      props={{ handover: { kind: part.timesFor }, organizationId, copy: copy.times, ...rest }}
    />
  );
}
