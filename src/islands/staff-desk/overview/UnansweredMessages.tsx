import { formatMessage } from '@kindcrate/contract/message-format';
import { AgeText } from './AgeText.tsx';
import type { OverviewCopy } from './copy.ts';
import { OverviewCard } from './OverviewCard.tsx';
import type { StaffPart } from './staff-part.ts';

interface Props {
  messages: StaffPart['messages'];
  copy: OverviewCopy['messages'];
}

/** How many messages nobody has answered, and the oldest of them. */
export function UnansweredMessages({ messages: { count, oldest }, copy }: Props) {
  const note = count ? formatMessage(copy.count, { count }) : undefined;
  return (
    <OverviewCard
      name="messages"
      title={copy.title}
      note={note}
      link={{ href: '?show=unanswered#messages', label: copy.link }}
    >
      {count === 0 && <p className="overview-none">{copy.none}</p>}
      <ul className="overview-list">
        {oldest.map(({ _id, name, text, createdAt }) => (
          <li className="overview-row" key={_id}>
            <span className="overview-row__main">
              <b>{name}</b>
              <span className="overview-soft overview-row__text">{text}</span>
            </span>
            <AgeText since={createdAt} />
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}
