import { formatMessage } from '@kindcrate/contract/message-format';
import type { CopyChange, CopyDraft, CopyVersion } from '@kindcrate/contract/staff-copy';
import type { ReactNode } from 'react';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import { ChangedFields } from './ChangedFields.tsx';
import type { HistoryCopy, WordsCopy } from './copy.ts';
import { RestoreButton } from './RestoreButton.tsx';

interface DraftProps {
  draft: CopyDraft;
  changes: CopyChange[];
  copy: HistoryCopy;
}

/** The draft, with what it changes. */
export function DraftRow({ draft, changes, copy }: DraftProps) {
  return (
    <Row changes={changes} by={draft.by} at={draft.at} copy={copy}>
      <span className="words-tag words-tag--draft">{copy.draft}</span>
    </Row>
  );
}

interface VersionProps {
  version: CopyVersion;
  isLive: boolean;
  /** How many fields the draft changes. Restoring a version replaces these changes. */
  changeCount: number;
  onRestored: (message: string) => void;
  copy: WordsCopy;
}

/** A published version, with what it changed. All but the live one can be restored. */
export function VersionRow({ version, isLive, changeCount, onRestored, copy }: VersionProps) {
  const { history } = copy;
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const label = formatMessage(history.restoreOf, { time: format.format(new Date(version.at)) });
  return (
    <Row changes={version.changes} by={version.by} at={version.at} copy={history}>
      {isLive ? (
        <span className="words-tag words-tag--live">{history.live}</span>
      ) : (
        <RestoreButton
          version={version.version}
          label={label}
          changeCount={changeCount}
          onRestored={onRestored}
          copy={copy}
        />
      )}
    </Row>
  );
}

/** The copy that the site came with, which visitors see until the first version is published. */
export function OriginalRow({ changeCount, onRestored, copy }: Omit<VersionProps, 'version' | 'isLive'>) {
  const { original, restoreOriginal } = copy.history;
  return (
    <div className="words-version">
      <span>{original}</span>
      <span className="words-version__end">
        <RestoreButton
          version={0}
          label={restoreOriginal}
          changeCount={changeCount}
          onRestored={onRestored}
          copy={copy}
        />
      </span>
    </div>
  );
}

interface RowProps {
  changes: CopyChange[];
  /** Null if the account was deleted. */
  by: string | null;
  at: string;
  copy: HistoryCopy;
  /** The tag of the draft or of the live version, or the button that restores the version. */
  children: ReactNode;
}

function Row({ changes, by, at, copy, children }: RowProps) {
  return (
    <div className="words-version">
      <ChangedFields changes={changes} copy={copy} />
      <span className="words-version__by quiet">
        <TimeSentence text={formatMessage(copy.by, { name: by ?? copy.formerColleague })} at={at} showsTime />
      </span>
      <span className="words-version__end">{children}</span>
    </div>
  );
}
