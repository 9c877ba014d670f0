import { type NeedLinesCopy, needLines } from '../../../lib/need-lines.ts';
import { needsOf } from '../../../lib/needs.ts';
import { needs } from '../../../stores/needs.ts';
import { useResource } from '../../../ui/resource/use-resource.ts';

interface Props {
  organizationId: string;
  copy: NeedLinesCopy;
}

/** What an organization needs most, on its card. */
export function CharityNeed({ organizationId, copy }: Props) {
  const { data } = useResource(needs);
  const [line] = data ? needLines(needsOf(data.list, organizationId), copy) : [];
  return line;
}
