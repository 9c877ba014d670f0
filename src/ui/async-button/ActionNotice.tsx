import type { ReactNode } from 'react';
import './async-button.scss';
import type { AsyncAction } from './use-async-action.ts';
import '../../styles/blocks/notice-parts.scss';

interface Props {
  action: Pick<AsyncAction, 'result'>;
  /** Actions that may help after a failure. */
  children?: ReactNode;
}

/** The result of an async action: a status message after a success, an alert after a failure. */
export function ActionNotice({ action: { result }, children }: Props) {
  return (
    <>
      <div className="action-status" role="status">
        {result?.message && !result.cause && <p className="notice notice--status">{result.message}</p>}
      </div>
      {result?.cause && (
        <div className="notice notice--alert" role="alert">
          <p>{result.message}</p>
          {children && <div className="notice__actions">{children}</div>}
        </div>
      )}
    </>
  );
}
