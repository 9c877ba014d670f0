import { limits } from '@kindcrate/contract/limits';
import { addPersonNoteEndpoint } from '@kindcrate/contract/staff-person';
import type { PersonLists } from '../../../../stores/staff-person.ts';
import { AsyncButton } from '../../../../ui/async-button/AsyncButton.tsx';
import { TextAreaField } from '../../../../ui/field/TextAreaField.tsx';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary.tsx';
import { OutcomeNotice } from '../../../../ui/form/OutcomeNotice.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { type ListCopy, PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import { Time } from '../../../../ui/time/Time.tsx';
import type { PersonPageCopy } from './copy.ts';
import { PersonCard } from './PersonCard.tsx';

interface Props {
  /** The id of the person. */
  id: string;
  lists: PersonLists;
  listCopy: ListCopy;
  errorTitle: string;
  copy: PersonPageCopy['notes'];
}

/** The notes that staff have written about a person, and a form that adds one. */
export function PersonNotes({ id, lists, listCopy, errorTitle, copy }: Props) {
  const form = useForm({
    name: `note-${id}`,
    struct: addPersonNoteEndpoint.body,
    errorTitle,
    failure: copy.failure,
    send: async ({ text }) => ({ message: await lists.addNote(text), resetsForm: true }),
  });
  return (
    <PersonCard title={copy.title} modifier="notes">
      <PagedList pages={lists.notes} copy={listCopy} emptyMessage={copy.none} label={copy.title}>
        {({ text, by, createdAt }) => (
          <div className="person-row">
            <p className="person-row__text">{text}</p>
            <span className="person-row__soft">
              {by ?? copy.byDeleted}, <Time at={createdAt} showsTime />
            </span>
          </div>
        )}
      </PagedList>
      <form className="form person-card__form" aria-label={copy.add} {...form.props}>
        <ErrorSummary {...form.summary} />
        <OutcomeNotice outcome={form.outcome} />
        <TextAreaField {...form.field('text')} label={copy.label} hint={copy.hint} rows={3} maxLength={limits.note} />
        <div className="button-row">
          <AsyncButton label={copy.add} type="submit" isQuiet isPending={form.isPending} />
        </div>
      </form>
    </PersonCard>
  );
}
