import { formatMessage } from '@kindcrate/contract/message-format';
import type { Person } from '@kindcrate/contract/staff-people';
import { copyPersonData, deletePerson } from '../../../stores/personal-data.ts';
import { DeleteAccount } from '../../../ui/personal-data/DeleteAccount.tsx';
import { DownloadData } from '../../../ui/personal-data/DownloadData.tsx';
import type { PeopleCopy } from '../copy.ts';

interface Props {
  person: Person;
  copy: PeopleCopy['personalData'];
  /** Called once the account is deleted. @param message the API's message */
  onDeleted: (message: string) => void;
}

/** Lets staff download a person's data or delete the account, at that person's request. */
export function PersonalData({ person: { _id: id, username, openOrders }, copy, onDeleted }: Props) {
  return (
    <div className="desk-form">
      <p className="desk-row__note">{copy.lead}</p>
      <DownloadData copy={copy} download={() => copyPersonData(id)} />
      <DeleteAccount
        name={`deletion-${id}`}
        openOrders={openOrders}
        copy={{ ...copy.deletion, question: formatMessage(copy.deletion.question, { name: username }) }}
        onDelete={async (body) => onDeleted(await deletePerson(id, body))}
      />
    </div>
  );
}
