import { formatMessage } from '@kindcrate/contract/message-format';
import type { NeedCategory } from '@kindcrate/contract/needs';
import { deleteNeedCategory, editNeedCategory } from '../../../stores/need-categories.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { useOpenPart } from '../use-open-part.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { ConfirmDeletion } from './ConfirmDeletion.tsx';
import type { NeedsCopy } from './copy.ts';
import { RowButtons } from './RowButtons.tsx';

interface Props {
  category: NeedCategory;
  /** How many of the category's siblings come before it. */
  position: number;
  categories: readonly NeedCategory[];
  copy: NeedsCopy;
  onChanged: (message: string) => void;
}

/** One category, with the actions that rename, move and delete it. */
export function CategoryRow({ category, position, categories, copy, onChanged }: Props) {
  const { _id: id, title } = category;
  const part = useOpenPart();
  const isFirst = position === 0;
  const action = useAsyncAction(copy.failure);
  const finish = (message: string) => {
    part.close();
    onChanged(message);
  };
  const moveUp = async () => {
    const message = await action.run(() => editNeedCategory(id, { position: position - 1, parent: category.parent }));
    if (message !== undefined) onChanged(message);
  };
  return (
    <article className="need-category" aria-labelledby={`need-category-${id}`} ref={part.root}>
      <p className="need-category__title" id={`need-category-${id}`} tabIndex={-1}>
        {title}
      </p>
      {!part.open && (
        <RowButtons
          headingId={`need-category-${id}`}
          first={
            isFirst
              ? undefined
              : { label: copy.categories.moveUp, isPending: action.isPending, onClick: () => void moveUp() }
          }
          copy={copy}
          onOpen={part.openPart}
        />
      )}
      <ActionNotice action={{ result: action.result?.cause && action.result }} />
      {part.open === 'form' && (
        <CategoryForm
          name={`need-category-${id}`}
          label={copy.edit}
          submit={copy.save}
          category={category}
          categories={categories}
          send={async (body) => {
            finish(await editNeedCategory(id, body));
            return undefined;
          }}
          onCancel={part.cancel}
          copy={copy}
        />
      )}
      {part.open === 'deletion' && (
        <ConfirmDeletion
          question={formatMessage(copy.categories.deleteQuestion, { title })}
          copy={copy}
          onDelete={() => deleteNeedCategory(id)}
          onDeleted={finish}
          onCancel={part.cancel}
        />
      )}
    </article>
  );
}
