import type { LenientOrganization } from '@kindcrate/contract/organizations';
import type { ComponentType } from 'react';
import { type OnDemand, onDemand } from '../../../lib/on-demand.ts';
import { readHandoverCopy } from '../../../stores/handover-copy.ts';
import type { Resource } from '../../../stores/resource.ts';
import type { FormDraft } from '../../../ui/form/use-draft.ts';
import { OnDemandPart } from '../../../ui/on-demand/OnDemandPart.tsx';
import { useResource } from '../../../ui/resource/use-resource.ts';
import type { DonationFormCopy } from '../copy.ts';
import type { GetFieldProps } from '../items/get-field-props.ts';
import type { HandoverChoiceProps } from './HandoverChoice.tsx';

interface Props {
  /** The URL of a JSON file with `HandoverChoiceCopy`. */
  url: string;
  organizations: Resource<LenientOrganization[]>;
  /** The ids of organizations. The first one that exists is the chosen organization, as in `CharityChoice`. */
  candidates: readonly (string | null)[];
  draft: FormDraft;
  field: GetFieldProps;
  copy: DonationFormCopy;
}

/** The question about the handover, if the chosen organization offers handovers. */
export function HandoverPart({ url, organizations, candidates, draft, field, copy }: Props) {
  const { data } = useResource(organizations);
  const [organization] = candidates.flatMap((id) => data?.find(({ _id }) => _id === id) ?? []);
  const place = organization?.place;
  if (!organization || !place || !(place.dropOff || place.collection)) return null;
  const { _id, title } = organization;
  return (
    <OnDemandPart
      code={getLazyHandoverChoice(url)}
      copy={{ loading: copy.handoverLoading, tryAgain: copy.tryAgain }}
      props={{
        organization: { _id, title },
        place,
        form: draft.ref,
        field,
        restored: draft.restored?.fields ?? noFields,
      }}
    />
  );
}

const noFields = {};

type Choice = ComponentType<Omit<HandoverChoiceProps, 'copy'>>;

let lazyHandoverChoice: OnDemand<Choice> | undefined;

/** `HandoverChoice` with its copy. Both are loaded on demand, because only donors who choose an organization with handovers need them. */
function getLazyHandoverChoice(url: string): OnDemand<Choice> {
  lazyHandoverChoice ??= onDemand('HandoverChoice', async () => {
    const [{ HandoverChoice }, copy] = await Promise.all([import('./HandoverChoice.tsx'), readHandoverCopy(url)]);
    return (props) => <HandoverChoice {...props} copy={copy} />;
  });
  return lazyHandoverChoice;
}
