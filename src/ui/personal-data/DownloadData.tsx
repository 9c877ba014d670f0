import { saveFile } from '../../lib/save-file.ts';
import { ActionNotice } from '../async-button/ActionNotice.tsx';
import { AsyncButton } from '../async-button/AsyncButton.tsx';
import { useAsyncAction } from '../async-button/use-async-action.ts';
import type { PersonalDataCopy } from './copy.ts';

interface Props {
  copy: PersonalDataCopy;
  download: () => Promise<Blob>;
}

/** The button that saves a copy of a person's data. */
export function DownloadData({ copy, download }: Props) {
  const action = useAsyncAction(copy.downloadFailed);
  const save = () =>
    action.run(async () => {
      saveFile(await download(), copy.fileName);
      return copy.downloaded;
    });
  return (
    <div className="personal-data__action">
      <div className="button-row">
        <AsyncButton label={copy.download} isQuiet isPending={action.isPending} onClick={() => void save()} />
      </div>
      <ActionNotice action={action} />
    </div>
  );
}
