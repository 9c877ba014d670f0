import { $organization, loadOrganization } from '../../stores/organization.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { Organization, type OrganizationCopy } from './Organization.tsx';

interface Props {
  copy: OrganizationCopy;
  siteName: string;
}

/** The charity that the page's address names. */
export default function OrganizationDetails({ copy, siteName }: Props) {
  const detail = useDetail({
    $detail: $organization,
    load: loadOrganization,
    titleOf: ({ title }) => title,
    unknownTitle: copy.unknown.title,
    siteName,
  });
  return <Organization {...detail} copy={copy} />;
}
