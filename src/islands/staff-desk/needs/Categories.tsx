import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addNeedCategory, needCategories } from '../../../stores/need-categories.ts';
import { isLoading } from '../../../stores/resource.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { CategoryBranch } from './CategoryBranch.tsx';
import { CategoryForm } from './CategoryForm.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** The tree of categories, below a form that adds one. */
export function Categories({ copy }: Props) {
  const { categories } = copy.needs;
  return (
    <Disclosure label={categories.title}>
      <p className="quiet">{categories.lead}</p>
      <NewCategory copy={copy} />
      <CategoryTree copy={copy} />
    </Disclosure>
  );
}

function NewCategory({ copy: { needs } }: Props) {
  const { data: categories = [] } = useResource(needCategories);
  return (
    <CategoryForm
      name="need-category-new"
      label={needs.categories.add}
      submit={needs.create}
      categories={categories}
      send={async (body) => ({ message: await addNeedCategory(body), resetsForm: true })}
      copy={needs}
    />
  );
}

function CategoryTree({ copy: { needs, list } }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const categories = useResource(needCategories);
  const [message, setMessage] = useState('');
  if (isLoading(categories)) return <Spinner label={list.loading} />;
  if (categories.state !== 'ready') {
    return <TryAgain text={list.failed} label={list.tryAgain} onRetry={() => void needCategories.reload()} />;
  }
  const finish = (text: string, id: string) => {
    flushSync(() => setMessage(text));
    // The focused button may have disappeared with its category.
    (document.getElementById(`need-category-${id}`) ?? root.current)?.focus();
  };
  return (
    <div className="need-categories" ref={root} tabIndex={-1}>
      <div role="status">{message && <p className="notice notice--status">{message}</p>}</div>
      {categories.data.length === 0 && <p>{needs.categories.none}</p>}
      <CategoryBranch
        categories={categories.data}
        parent={null}
        label={needs.categories.list}
        copy={needs}
        onChanged={finish}
      />
    </div>
  );
}
