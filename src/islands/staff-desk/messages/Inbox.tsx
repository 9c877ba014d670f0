import { staffMessages } from '../../../stores/staff-messages.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { PagedList } from '../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { Message } from './Message.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Maps the values of the select field to the store's filter: whether messages are answered, or undefined for all. */
const filters: Record<string, boolean | undefined> = { open: false, answered: true, all: undefined };

/** The contact messages; initially the open ones. */
export function Inbox({ copy }: Props) {
  const { messages } = copy;
  return (
    <>
      <div className="desk-filter">
        <SelectField
          id="messages-answered"
          name="answered"
          label={messages.show}
          onChange={({ target }) => void staffMessages.filterBy(filters[target.value])}
          options={[
            { value: 'open', label: messages.open },
            { value: 'answered', label: messages.answered },
            { value: 'all', label: messages.all },
          ]}
        />
      </div>
      <PagedList
        pages={staffMessages}
        copy={copy.list}
        emptyMessage={messages.none}
        label={copy.tabs.messages}
        countMessage={copy.shown}
      >
        {(message) => <Message message={message} copy={messages} />}
      </PagedList>
    </>
  );
}
