import { $organization, loadOrganization } from '../../stores/organization.ts';
import { useDetail } from '../detail/use-detail.ts';
import { Organization, type OrganizationCopy } from './Organization.tsx';

interface Props {
  copy: OrganizationCopy;
  siteName: string;
}

/** The charity that the page's address names. */
export default function OrganizationDetails({ copy, siteName }: Props) {
  const { title: unknownTitle } = copy.unknown;
  const detail = useDetail({ $detail: $organization, load: loadOrganization, unknownTitle, siteName });
  return <Organization {...detail} copy={copy} />;
}
