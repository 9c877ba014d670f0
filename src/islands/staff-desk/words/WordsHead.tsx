import { formatMessage } from '@kindcrate/contract/message-format';
import type { CopyWork } from '../../../stores/staff-copy.ts';
import { publishCopy, reloadCopy } from '../../../stores/staff-copy-actions.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';
import { useAsyncAction } from '../../../ui/async-button/use-async-action.ts';
import type { WordsCopy } from './copy.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftState } from './DraftState.tsx';
import './words-head.scss';

const publishId = 'words-publish';

interface Props {
  work: CopyWork;
  /** How many fields differ from the live page. */
  changeCount: number;
  /** Opens the first field with a problem, and moves the focus there. */
  onShowProblem: () => void;
  copy: WordsCopy;
}

/** The state of the draft, and the buttons that publish or discard it. */
export function WordsHead({ work, changeCount, onShowProblem, copy }: Props) {
  const { draft } = work.page;
  const problems = draft?.problems ?? [];
  const action = useAsyncAction(copy.failure);
  const publish = async () => {
    const message = await action.run(async () => {
      if (changeCount === 0) return copy.nothingToPublish;
      return (await publishCopy()) ?? copy.fixFirst;
    });
    if (message === copy.fixFirst) onShowProblem();
  };
  const showDiscarded = (message: string) => {
    action.showSuccess(message);
    // The button that discarded the draft, and had the focus, is gone.
    document.getElementById(publishId)?.focus();
  };
  const label = changeCount > 0 ? formatMessage(copy.publishChanges, { count: changeCount }) : copy.publish;
  return (
    <header className="words-head">
      <div className="words-head__line">
        <DraftState work={work} copy={copy.state} />
        <span className="words-head__problems" role="status">
          {problems.length > 0 && (
            <button className="link" type="button" onClick={onShowProblem}>
              {formatMessage(copy.problems, { count: problems.length })}
            </button>
          )}
        </span>
        <span className="words-head__actions">
          {changeCount > 0 && work.state !== 'conflict' && (
            <DiscardButton changeCount={changeCount} onDone={showDiscarded} copy={copy} />
          )}
          <AsyncButton id={publishId} label={label} isPending={action.isPending} onClick={() => void publish()} />
        </span>
      </div>
      <Conflict work={work} onLoaded={() => action.showSuccess(copy.reloadLatest.done)} copy={copy} />
      <ActionNotice action={action}>
        <ReloadButton
          cause={action.result?.cause}
          copy={copy.reloadLatest}
          load={reloadCopy}
          onLoaded={() => action.showSuccess(copy.reloadLatest.done)}
        />
      </ActionNotice>
    </header>
  );
}

/**
 * Shown when a colleague has saved another draft or published one. What was typed here stays on this device until the latest version is
 * shown.
 */
function Conflict({ work, onLoaded, copy }: Pick<Props, 'work' | 'copy'> & { onLoaded: () => void }) {
  if (work.state !== 'conflict') return null;
  return (
    <div className="notice notice--alert" role="alert">
      <p>{copy.conflict}</p>
      <div className="notice__actions">
        <ReloadButton cause={work.cause} copy={copy.reloadLatest} load={reloadCopy} onLoaded={onLoaded} />
      </div>
    </div>
  );
}
