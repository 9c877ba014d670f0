import type { Person } from '@kindcrate/contract/staff-people';
import { updatePerson } from '../../../stores/staff-people.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { PeopleCopy } from '../copy.ts';
import { BlockForm } from './BlockForm.tsx';
import { PersonalData } from './PersonalData.tsx';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  person: Person;
  copy: PeopleCopy;
  /** Called once the account is deleted. @param message the API's message */
  onDeleted: (message: string) => void;
}

/**
 * The actions that change a person's role, end all of the person's sessions, block the person, and download or delete the person's data.
 * The text of the heading `person-<id>` completes the accessible name of a button.
 */
export function PersonActions({ person, copy, onDeleted }: Props) {
  const action = useAsyncAction(copy.failure);
  const { _id } = person;
  return (
    <>
      <RoleForm person={person} copy={copy} />
      <div className="desk-form">
        <div className="button-row">
          <AsyncButton
            label={copy.endSessions}
            isQuiet
            isPending={action.isPending}
            id={`end-sessions-${_id}`}
            aria-labelledby={`end-sessions-${_id} person-${_id}`}
            onClick={() => void action.run(() => updatePerson(_id, { endSessions: true }))}
          />
        </div>
        <ActionNotice action={action} />
      </div>
      <BlockForm person={person} copy={copy} />
      <PersonalData person={person} copy={copy.personalData} onDeleted={onDeleted} />
    </>
  );
}
