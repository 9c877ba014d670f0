import type { Follows } from '@kindcrate/contract/follows';
import { formatMessage } from '@kindcrate/contract/message-format';
import { useEffect, useRef } from 'react';
import type { Followable } from '../../../stores/follow-changes.ts';
import { follows } from '../../../stores/follows.ts';
import { isLoading } from '../../../stores/resource.ts';
import { ActionNotice } from '../../../ui/async-button/ActionNotice.tsx';
import { FollowRow } from '../../../ui/follows/FollowRow.tsx';
import { useFollowAction } from '../../../ui/follows/use-follow-action.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import { TryAgain } from '../../../ui/try-again/TryAgain.tsx';
import type { FollowsCopy } from '../copy.ts';

interface Props {
  copy: FollowsCopy;
}

interface Entry extends Followable {
  name: string;
  createdAt: string;
}

/** The organizations and needs that the person follows, each with a button to stop following it. */
export function FollowsPanel({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(follows);
  const { action, pendingId, change } = useFollowAction({ failure: copy.failure, onChanged: removeFollow });
  // The button that opened this panel has disappeared.
  useEffect(() => root.current?.focus(), []);
  const stop = async (entry: Entry) => {
    await change(entry, false);
    // The focused button may have disappeared with its row.
    if (document.activeElement === document.body) root.current?.focus();
  };
  const retry = () => {
    root.current?.focus();
    void follows.reload();
  };
  const entries = resource.data && listEntries(resource.data, copy);

  return (
    <div className="follows" ref={root} tabIndex={-1}>
      {isLoading(resource) && <Spinner label={copy.loading} />}
      {resource.state === 'failed' && <TryAgain text={copy.failed} label={copy.tryAgain} onRetry={retry} />}
      {entries?.length === 0 && (
        <p>
          {copy.none} <a href={copy.find.href}>{copy.find.label}</a>
        </p>
      )}
      {entries && entries.length > 0 && (
        <ul className="follows__list">
          {entries.map((entry) => (
            <FollowRow
              key={`${entry.kind} ${entry.id}`}
              name={entry.name}
              label={copy.stop}
              buttonName={formatMessage(copy.stopNamed, { name: entry.name })}
              isPending={pendingId === entry.id}
              onPress={() => void stop(entry)}
            >
              <p className="field__hint">
                <TimeSentence text={copy.since} at={entry.createdAt} />
              </p>
            </FollowRow>
          ))}
        </ul>
      )}
      <ActionNotice action={action} />
    </div>
  );
}

function removeFollow(id: string): void {
  const isOther = (entry: { _id: string }) => entry._id !== id;
  follows.update(({ organizations, needs }) => ({
    organizations: organizations.filter(isOther),
    needs: needs.filter(isOther),
  }));
}

function listEntries({ organizations, needs }: Follows, copy: FollowsCopy): Entry[] {
  return [
    ...organizations.map(({ _id: id, title, createdAt }) => ({
      ...{ kind: 'organization' as const, id, createdAt },
      name: formatMessage(copy.everything, { organization: title }),
    })),
    ...needs.map(({ _id: id, words, organization, createdAt }) => ({
      ...{ kind: 'need' as const, id, createdAt },
      name: `${organization.title}: ${words}`,
    })),
  ];
}
