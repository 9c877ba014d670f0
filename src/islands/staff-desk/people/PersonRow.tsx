import type { CollectionEntry } from 'astro:content';
import type { Person } from '@kindcrate/contract/staff-people';
import { interpolate } from '../../../lib/interpolate.ts';
import { updatePerson } from '../../../stores/staff-people.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  person: Person;
  copy: CollectionEntry<'staff'>['data']['people'];
}

/** One account: who it is, what they may do, and a way to log them out everywhere. */
export function PersonRow({ person, copy }: Props) {
  const act = useAsyncAction(copy.failure);
  const { _id, username, email, phone, brand, ordersCount, openSessions } = person;
  const role = copy.roles[person.role];
  return (
    <article className="desk-row" aria-labelledby={`person-${_id}`}>
      <h2 className="desk-title" id={`person-${_id}`}>
        {username} <Status label={brand ? interpolate(copy.partnerOf, { role, brand: brand.title }) : role} />
      </h2>
      <p className="desk-row__note">
        {email}, <a href={`tel:${phone}`}>{phone}</a>
      </p>
      <p className="desk-row__note">
        <TimeSentence
          text={interpolate(copy.summary, { orders: ordersCount, sessions: openSessions })}
          at={person.createdAt}
        />
      </p>
      <Disclosure label={copy.change}>
        <RoleForm person={person} copy={copy} />
        <div className="desk-form">
          <div className="acts">
            <AsyncButton
              label={copy.endSessions}
              isQuiet
              isPending={act.isPending}
              onClick={() => void act.run(() => updatePerson(_id, { endSessions: true }))}
            />
          </div>
          <ActionNotice act={act} />
        </div>
      </Disclosure>
    </article>
  );
}
