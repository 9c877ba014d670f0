import type { Assignee } from '@kindcrate/contract/staff-order-assignment';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { loadAssignees } from '../../../../stores/staff-order-notes-and-assignment.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { useAsyncAction } from '../../../../ui/async-button/use-async-action.ts';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import { Spinner } from '../../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../../ui/try-again/TryAgain.tsx';
import type { AssignmentCopy } from './copy.ts';

interface Props {
  order: QueuedOrder;
  isPending: boolean;
  /** Called with the id of a person, or an empty string for nobody. */
  onAssign: (personId: string) => void;
  copy: AssignmentCopy;
}

/** Loads the people to whom an order can be assigned, and offers them as options. */
export function AssigneeChoice({ order: { _id: id, assignee }, isPending, onAssign, copy }: Props) {
  const [people, setPeople] = useState<Assignee[]>();
  const loading = useAsyncAction(copy.loadFailed);
  const load = () =>
    loading.run(async () => {
      setPeople(await loadAssignees(id));
      return '';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the disclosure is opened
  useEffect(() => {
    void load();
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAssign(String(new FormData(event.currentTarget).get('assignee')));
  };

  if (!people && loading.result && !loading.isPending)
    return <TryAgain text={copy.loadFailed} label={copy.tryAgain} onRetry={() => void load()} />;
  if (!people) return <Spinner label={copy.loading} />;
  return (
    <form className="form desk-form" aria-label={copy.choose} onSubmit={onSubmit}>
      <SelectField
        id={`assignee-${id}`}
        name="assignee"
        label={copy.person}
        defaultValue={assignee?._id ?? ''}
        options={[
          { value: '', label: copy.toNobody },
          ...people.map(({ _id, username }) => ({ value: _id, label: username })),
        ]}
      />
      <div className="button-row">
        <AsyncButton label={copy.save} type="submit" isQuiet isPending={isPending} />
      </div>
    </form>
  );
}
