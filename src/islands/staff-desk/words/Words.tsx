import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { listChanges } from '../../../lib/copy-changes.ts';
import { type GroupField, levelOf } from '../../../lib/copy-fields.ts';
import { type CopyPath, toPath } from '../../../lib/copy-values.ts';
import { type CopyWork, changeCopy } from '../../../stores/staff-copy.ts';
import type { StaffDeskCopy } from '../copy.ts';
import { type Editor, idOf } from './editor.ts';
import { HistoryPane } from './HistoryPane.tsx';
import { NoPreview } from './NoPreview.tsx';
import { OpenLevel } from './OpenLevel.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { UnfitFields } from './UnfitFields.tsx';
import { type View, Views } from './Views.tsx';
import { WordsHead } from './WordsHead.tsx';
import '../../../styles/blocks/visually-hidden.scss';

interface Props {
  pageChoice: ReactNode;
  work: CopyWork;
  copy: StaffDeskCopy;
}

/** Edits the copy of one page. On a narrow screen, only the fields, the preview or the history is shown. */
export function Words({ pageChoice, work, copy: { words: copy, ...desk } }: Props) {
  const { page, values } = work;
  const problems = page.draft?.problems ?? [];
  const root: GroupField = { kind: 'group', name: '', label: page.title, fields: page.fields };
  const [level, setLevel] = useState<CopyPath>([]);
  const [view, setView] = useState<View>('edit');
  const [editedPath, setEditedPath] = useState<CopyPath>();
  const [announcement, setAnnouncement] = useState('');
  const changes = listChanges(root, page.live, values);
  const editor: Editor = {
    root,
    values,
    live: page.live,
    problems,
    change: changeCopy,
    open: setLevel,
    onFocus: setEditedPath,
    announce: setAnnouncement,
    copy,
  };
  const showProblem = () => {
    const [first] = problems;
    if (!first) return;
    const path = toPath(first.path);
    // Synchronously, because the focus moves to a field of the level.
    flushSync(() => {
      setView('edit');
      setLevel(levelOf(root, path));
    });
    document.getElementById(idOf(path))?.focus();
  };
  return (
    <div className="words" data-view={view}>
      <WordsHead work={work} changeCount={changes.length} onShowProblem={showProblem} copy={copy} />
      <Views open={view} onOpen={setView} copy={copy.views} />
      <div className="words__editor">
        {pageChoice}
        <UnfitFields paths={page.unfit} editor={editor} />
        <OpenLevel path={level} editor={editor} />
      </div>
      <div className="words__side">
        {page.preview === 'none' ? (
          <NoPreview path={page.path} copy={copy.preview} />
        ) : (
          <PreviewPane
            page={page}
            values={values}
            isDraft={changes.length > 0}
            editedPath={editedPath}
            copy={copy.preview}
          />
        )}
        <HistoryPane work={work} changes={changes} copy={copy} list={desk.list} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
