import type { CollectionEntry } from 'astro:content';
import type { Person } from '@kindcrate/contract/staff-people';
import { fillIn } from '../../../lib/fill-in.ts';
import { changePerson } from '../../../stores/staff-people.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ActNotice } from '../../act/ActNotice.tsx';
import { useAct } from '../../act/use-act.ts';
import { Disclosure } from '../../disclosure/Disclosure.tsx';
import { Status } from '../../status/Status.tsx';
import { Time } from '../../time/Time.tsx';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  person: Person;
  copy: CollectionEntry<'staff'>['data']['people'];
}

/** One account: who it is, what they may do, and a way to log them out everywhere. */
export function PersonRow({ person, copy }: Props) {
  const act = useAct(copy.failure);
  const { _id, username, email, phone, brand, ordersCount, openSessions } = person;
  const role = copy.roles[person.role];
  return (
    <article className="desk-row" aria-labelledby={`person-${_id}`}>
      <h2 className="desk-title" id={`person-${_id}`}>
        {username} <Status label={brand ? fillIn(copy.partnerOf, { role, brand: brand.title }) : role} />
      </h2>
      <p className="desk-row__note">
        {email}, <a href={`tel:${phone}`}>{phone}</a>
      </p>
      <p className="desk-row__note">
        {fillIn(copy.facts, { orders: ordersCount, sessions: openSessions })} <Time at={person.createdAt} />
      </p>
      <Disclosure label={copy.change}>
        <RoleForm person={person} copy={copy} />
        <div className="desk-form">
          <div className="acts">
            <ActButton
              label={copy.endSessions}
              isQuiet
              isPending={act.isPending}
              onClick={() => void act.run(() => changePerson(_id, { endSessions: true }))}
            />
          </div>
          <ActNotice act={act} />
        </div>
      </Disclosure>
    </article>
  );
}
