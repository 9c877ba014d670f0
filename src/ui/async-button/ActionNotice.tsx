import type { ReactNode } from 'react';
import './async-button.scss';
import type { AsyncAction } from './use-async-action.ts';

interface Props {
  act: Pick<AsyncAction, 'words'>;
  /** What can be done about a failure. */
  children?: ReactNode;
}

/** What became of an act: read out at once when it failed, and in its turn when it went well. */
export function ActionNotice({ act: { words }, children }: Props) {
  return (
    <>
      <div className="act-status" role="status">
        {words && !words.cause && <p className="notice notice--status">{words.text}</p>}
      </div>
      {words?.cause && (
        <div className="notice notice--alert" role="alert">
          <p>{words.text}</p>
          {children && <div className="notice__ways">{children}</div>}
        </div>
      )}
    </>
  );
}
