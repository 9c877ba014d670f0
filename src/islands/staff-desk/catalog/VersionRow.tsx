import { formatMessage } from '@kindcrate/contract/message-format';
import type { CatalogVersion } from '@kindcrate/contract/staff-catalog-versions';
import { useId } from 'react';
import { AsyncButton } from '../../../ui/async-button/AsyncButton.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { Time } from '../../../ui/time/Time.tsx';
import type { HistoryCopy } from './copy.ts';

interface Props {
  version: CatalogVersion;
  isPending: boolean;
  copy: HistoryCopy;
  onRestore: () => void;
}

/** A saved version: what was changed, by whom and when, its content, and a button that restores it. */
export function VersionRow({ version, isPending, copy, onRestore }: Props) {
  const id = useId();
  const { action, detail, by, at, isCurrent, title, texts, pictures } = version;
  return (
    <div className="entry-history__version">
      <div className="entry-history__head">
        <p id={id}>
          <strong>{detail || copy.actions[action]}</strong> {isCurrent && <Status label={copy.current} />}
          <span className="entry-history__by">
            {/* `kept` marks the entry as it was before its first recorded edit. Who saved that version is unknown. */}
            {action !== 'kept' && `${by ?? copy.deletedAccount}, `}
            <Time at={at} showsTime />
          </span>
        </p>
        {!isCurrent && (
          <AsyncButton label={copy.restore} aria-describedby={id} isQuiet isPending={isPending} onClick={onRestore} />
        )}
      </div>
      <Disclosure label={copy.content} headingId={id}>
        <div className="entry-history__content">
          <p>{title}</p>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {pictures.map(({ alt, exists }) => (
            <p key={alt}>{formatMessage(exists ? copy.picture : copy.missingPicture, { alt })}</p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
