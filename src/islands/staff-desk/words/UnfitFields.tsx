import { formatMessage } from '@kindcrate/contract/message-format';
import { fieldAt } from '../../../lib/copy-fields.ts';
import { toPath } from '../../../lib/copy-values.ts';
import type { Editor } from './editor.ts';

interface Props {
  paths: string[];
  editor: Editor;
}

/** Lists the published fields that the current release cannot show. */
export function UnfitFields({ paths, editor: { root, copy } }: Props) {
  if (paths.length === 0) return null;
  const names = paths.map((path) => fieldAt(root, toPath(path))?.label ?? path).join(', ');
  return <p className="notice notice--info">{formatMessage(copy.unfit, { names })}</p>;
}
