import type { CollectionEntry } from 'astro:content';
import type { Donor } from '@kindcrate/contract/staff-donors';
import { changePerson } from '../../../stores/staff-people.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Status } from '../../status/Status.tsx';
import { Time } from '../../time/Time.tsx';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  person: Donor;
  copy: CollectionEntry<'staff'>['data']['people'];
}

/** One account: who it is, what they may do, and a way to log them out everywhere. */
export function Person({ person, copy }: Props) {
  const act = useAct(copy.failure);
  const { _id, username, email, phone, ordersCount, openSessions } = person;
  return (
    <article className="desk-row" aria-labelledby={`person-${_id}`}>
      <h3 className="desk-row__title" id={`person-${_id}`}>
        {username} <Status label={[copy.roles[person.role], person.brand?.title].filter(Boolean).join(', ')} />
      </h3>
      <p className="desk-row__note">
        {email}, <a href={`tel:${phone}`}>{phone}</a>
      </p>
      <p className="desk-row__note">
        {copy.facts.replace('{orders}', String(ordersCount)).replace('{sessions}', String(openSessions))}{' '}
        <Time at={person.createdAt} />
      </p>
      <details className="desk-row__more">
        <summary>{copy.change}</summary>
        <RoleForm person={person} copy={copy} />
        <ActButton
          label={copy.endSessions}
          isQuiet
          isPending={act.isPending}
          onClick={() => void act.run(() => changePerson(_id, { endSessions: true }))}
        />
        <ActNotice act={act} />
      </details>
    </article>
  );
}
