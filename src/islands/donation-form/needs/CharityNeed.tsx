import { type CardCopy, cardNotes } from '../../../lib/need-notes.ts';
import { needsOf } from '../../../lib/needs.ts';
import { needs } from '../../../stores/needs.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';

interface Props {
  organizationId: string;
  copy: CardCopy;
}

/** What an organization needs most, on its card. */
export function CharityNeed({ organizationId, copy }: Props) {
  const { data } = useResource(needs);
  const [note] = data ? cardNotes(needsOf(data.list, organizationId), copy) : [];
  return note;
}
