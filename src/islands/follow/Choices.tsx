import { formatMessage } from '@kindcrate/contract/message-format';
import { toHeading } from '../../lib/needs.ts';
import type { Followable } from '../../stores/follow-changes.ts';
import { type FollowChoices, setFollowed } from '../../stores/follow-choices.ts';
import { ActionNotice } from '../../ui/async-button/ActionNotice.tsx';
import { FollowRow } from '../../ui/follows/FollowRow.tsx';
import { useFollowAction } from '../../ui/follows/use-follow-action.ts';
import type { FollowCopy } from './copy.ts';

interface Props {
  choices: FollowChoices;
  copy: FollowCopy;
}

interface Choice extends Followable {
  name: string;
}

/** The organization and each of its needs, with a button to follow it or to stop following it. */
export function Choices({ choices, copy }: Props) {
  const { action, pendingId, change } = useFollowAction({ failure: copy.failure, onChanged: setFollowed });
  return (
    <>
      <ul className="follows__list">
        {listChoices(choices, copy).map((choice) => {
          const isFollowed = choices.followedIds.includes(choice.id);
          return (
            <FollowRow
              key={choice.id}
              name={choice.name}
              label={isFollowed ? copy.stop : copy.follow}
              buttonName={formatMessage(isFollowed ? copy.stopNamed : copy.followNamed, { name: choice.name })}
              isPending={pendingId === choice.id}
              onPress={() => void change(choice, !isFollowed)}
            />
          );
        })}
      </ul>
      <ActionNotice action={action} />
    </>
  );
}

/** The organization first, then its needs. Refused needs are left out, because nobody gets news about them. */
function listChoices({ organization, needs }: FollowChoices, copy: FollowCopy): Choice[] {
  const { _id, title } = organization;
  return [
    { kind: 'organization', id: _id, name: formatMessage(copy.everything, { title }) },
    ...needs
      .filter(({ state }) => state !== 'refused')
      .map((need) => ({ kind: 'need' as const, id: need._id, name: toHeading(need.words) })),
  ];
}
