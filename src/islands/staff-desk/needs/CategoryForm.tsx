import { limits } from '@kindcrate/contract/limits';
import type { NeedCategory } from '@kindcrate/contract/needs';
import { createNeedCategoryEndpoint } from '@kindcrate/contract/staff-need-categories';
import type { Infer } from 'superstruct';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import type { Outcome } from '../../../ui/form/form-state.ts';
import { OutcomeNotice } from '../../../ui/form/OutcomeNotice.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { childrenOf } from './category-tree.ts';
import type { NeedsCopy } from './copy.ts';

interface Props {
  name: string;
  /** The form's accessible name. */
  label: string;
  submit: string;
  /** Undefined for a new category. */
  category?: NeedCategory;
  categories: readonly NeedCategory[];
  send: (body: Infer<typeof createNeedCategoryEndpoint.body>) => Promise<Outcome | undefined>;
  onCancel?: () => void;
  copy: NeedsCopy;
}

/** The title of a category, and its parent. A category with children cannot have a parent, because the tree has only two levels. */
export function CategoryForm({ name, label, submit, category, categories, send, onCancel, copy }: Props) {
  const { categories: categoriesCopy } = copy;
  const form = useForm({
    name,
    struct: createNeedCategoryEndpoint.body,
    errorTitle: copy.errorTitle,
    failure: copy.failure,
    send,
  });
  const parents = childrenOf(categories, null).filter(({ _id }) => _id !== category?._id);
  const isParent = category && childrenOf(categories, category._id).length > 0;
  return (
    <form className="form desk-form need-form" aria-label={label} {...form.props}>
      <ErrorSummary {...form.summary} />
      <OutcomeNotice outcome={form.outcome} />
      <Field
        {...form.field('title')}
        label={categoriesCopy.name}
        maxLength={limits.needCategoryTitle}
        defaultValue={category?.title}
        autoComplete="off"
      />
      {!isParent && (
        <SelectField
          {...form.field('parent')}
          label={categoriesCopy.parent}
          defaultValue={category?.parent ?? ''}
          options={[
            { value: '', label: categoriesCopy.noParent },
            ...parents.map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
        />
      )}
      <div className="button-row">
        <AsyncButton label={submit} type="submit" isPending={form.isPending} />
        {onCancel && <AsyncButton label={copy.cancel} isQuiet isPending={false} onClick={onCancel} />}
      </div>
    </form>
  );
}
