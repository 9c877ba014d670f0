import type { StaffNeed } from '@kindcrate/contract/staff-needs';
import { editNeed, showNeed } from '../../../stores/staff-needs.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { RowPanel } from '../use-open-panel.ts';
import type { NeedsCopy } from './copy.ts';
import { dayFromNow } from './days.ts';
import { RowButtons } from './RowButtons.tsx';
import type { Refresh } from './use-refresh.ts';

/** The number of days for which the button renews a need. Any other last day can be set in the form. */
const renewalDays = 30;

interface Props {
  need: StaffNeed;
  copy: NeedsCopy;
  onOpen: (panel: RowPanel) => void;
  onChanged: (message: string) => void;
  refresh: Refresh;
}

/** The buttons that change a need. */
export function NeedActions({ need, copy, onOpen, onChanged, refresh }: Props) {
  const { _id: id, category, words, state, target, urgent } = need;
  const action = useAsyncAction(copy.failure);
  const renew = async () => {
    const until = dayFromNow(renewalDays);
    const message = await action.run(async () => {
      const { message, data } = await editNeed(need, { category, words, state, target, urgent, until });
      showNeed(data);
      return message;
    });
    if (message !== undefined) onChanged(message);
  };
  return (
    <>
      <RowButtons
        headingId={`need-${id}`}
        first={
          need.current ? undefined : { label: copy.renew, isPending: action.isPending, onClick: () => void renew() }
        }
        copy={copy}
        onOpen={onOpen}
      />
      {/* Shows only failures: after a success, the row has moved to another part of the list, and shows the message there. */}
      <ActionNotice action={{ result: action.result?.cause && action.result }}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={refresh.load}
          onLoaded={refresh.finish}
        />
      </ActionNotice>
    </>
  );
}
