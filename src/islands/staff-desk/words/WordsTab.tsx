import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isLoading } from '../../../stores/resource.ts';
import { $copyName, copyPages, copyWork, openCopy } from '../../../stores/staff-copy.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { StaffDeskCopy } from '../copy.ts';
import { PageChoice } from './PageChoice.tsx';
import { Words } from './Words.tsx';
import './words.scss';

interface Props {
  copy: StaffDeskCopy;
}

/** Edits the copy of the site's pages: the fields of a page, beside a preview of the page and the history of its copy. */
export function WordsTab({ copy }: Props) {
  const pages = useResource(copyPages);
  const work = useStore(copyWork.$state);
  const name = useStore($copyName);
  const [first] = pages.data ?? [];
  useEffect(() => {
    // Loaded again whenever the tab is opened, because colleagues may have changed the page.
    if (first) void openCopy($copyName.get() ?? first._id);
  }, [first]);
  const { list } = copy;
  if (pages.state === 'failed') {
    const retry = () => void copyPages.reload();
    return <TryAgain text={list.failed} label={list.tryAgain} onRetry={retry} />;
  }
  if (pages.data?.length === 0) return <p>{copy.words.none}</p>;
  if (!pages.data || !name) return <Spinner label={list.loading} />;
  const pageChoice = <PageChoice pages={pages.data} chosen={name} copy={copy.words} />;
  if (work.state === 'ready')
    return <Words key={work.data.page._id} pageChoice={pageChoice} work={work.data} copy={copy} />;
  return (
    <div className="words">
      {pageChoice}
      {isLoading(work) && <Spinner label={list.loading} />}
      {work.state === 'failed' && (
        <TryAgain text={list.failed} label={list.tryAgain} onRetry={() => void copyWork.reload()} />
      )}
    </div>
  );
}
