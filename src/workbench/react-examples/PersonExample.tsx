import type { PersonDetails } from '@kindcrate/contract/staff-person';
import { useState } from 'react';
import type { StaffDeskCopy } from '../../islands/staff-desk/copy.ts';
import { PersonParts } from '../../islands/staff-desk/people/page/PersonParts.tsx';
import { createPagedList, noFilter } from '../../stores/paged-list.ts';
import { createResource } from '../../stores/resource.ts';
import type { PersonLists } from '../../stores/staff-person.ts';
import { personCoinEntries, personNote, personOrder, personSession, personThreads } from '../person-fixtures.ts';
import '../../islands/staff-desk/people/page/person.scss';

interface Props {
  person: PersonDetails;
  /** Whether all lists are empty. */
  isEmpty?: boolean;
  copy: StaffDeskCopy;
}

/** The page of a person, with lists that do not call the API. */
export function PersonExample({ person, isEmpty = false, copy }: Props) {
  const [lists] = useState(() => createLists(isEmpty));
  return <PersonParts person={person} lists={lists} copy={copy} onDeleted={() => {}} />;
}

function createLists(isEmpty: boolean): PersonLists {
  const listOf = <T extends { _id: string }>(...items: T[]) =>
    createPagedList<undefined, T>(async () => ({ result: isEmpty ? [] : items, next: null }), noFilter);
  return {
    orders: listOf(personOrder),
    coins: listOf(...personCoinEntries),
    threads: listOf(...personThreads),
    notes: listOf(personNote),
    sessions: createResource(async () => (isEmpty ? [] : [personSession])),
    addNote: async () => '',
    endSession: async () => '',
  };
}
