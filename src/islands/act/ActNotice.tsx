import type { Act } from './use-act.ts';

/** What became of an act: read out at once when it failed, and in its turn when it went well. */
export function ActNotice({ act: { words } }: { act: Act }) {
  return (
    <>
      <div role="status">{words && !words.isFailure && <p className="notice notice--status">{words.text}</p>}</div>
      {words?.isFailure && (
        <p className="notice notice--alert" role="alert">
          {words.text}
        </p>
      )}
    </>
  );
}
