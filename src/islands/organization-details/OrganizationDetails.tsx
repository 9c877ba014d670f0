import { getOrganizationEndpoint } from '@kindcrate/contract/organizations';
import { requestDetail } from '../../lib/prefetched-detail.ts';
import { createResource } from '../../stores/resource.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { Organization, type OrganizationCopy } from './Organization.tsx';

/** The organization whose id is in the page's URL. */
const organization = createResource(async () => (await requestDetail(getOrganizationEndpoint)).data);

interface Props {
  copy: OrganizationCopy;
  siteName: string;
}

/** Loads the organization of a detail page and sets the page's title. */
export default function OrganizationDetails({ copy, siteName }: Props) {
  const detail = useDetail(organization, {
    titleOf: ({ title }) => title,
    unknownTitle: copy.unknown.title,
    siteName,
  });
  return <Organization {...detail} copy={copy} />;
}
