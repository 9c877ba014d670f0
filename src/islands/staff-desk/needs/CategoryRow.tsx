import { formatMessage } from '@kindcrate/contract/message-format';
import type { NeedCategory } from '@kindcrate/contract/needs';
import { deleteNeedCategory, editNeedCategory } from '../../../stores/need-categories.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import { useOpenPanel } from '../use-open-panel.ts';
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
  const panel = useOpenPanel();
  const isFirst = position === 0;
  const action = useAsyncAction(copy.failure);
  const finish = (message: string) => {
    panel.close();
    onChanged(message);
  };
  const moveUp = async () => {
    const message = await action.run(() => editNeedCategory(id, { position: position - 1, parent: category.parent }));
    if (message !== undefined) onChanged(message);
  };
  return (
    <article className="need-category" aria-labelledby={`need-category-${id}`} ref={panel.root}>
      <p className="need-category__title" id={`need-category-${id}`} tabIndex={-1}>
        {title}
      </p>
      {!panel.open && (
        <RowButtons
          headingId={`need-category-${id}`}
          first={
            isFirst
              ? undefined
              : { label: copy.categories.moveUp, isPending: action.isPending, onClick: () => void moveUp() }
          }
          copy={copy}
          onOpen={panel.openPanel}
        />
      )}
      <ActionNotice action={{ result: action.result?.cause && action.result }} />
      {panel.open === 'form' && (
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
          onCancel={panel.cancel}
          copy={copy}
        />
      )}
      {panel.open === 'deletion' && (
        <ConfirmDeletion
          question={formatMessage(copy.categories.deleteQuestion, { title })}
          copy={copy}
          onDelete={() => deleteNeedCategory(id)}
          onDeleted={finish}
          onCancel={panel.cancel}
        />
      )}
    </article>
  );
}
