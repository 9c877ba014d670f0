import { getBrandEndpoint } from '@kindcrate/contract/brands';
import { requestDetail } from '../../lib/prefetched-detail.ts';
import { createResource } from '../../stores/resource.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { Brand, type BrandCopy } from './Brand.tsx';

/** The brand whose id is in the page's URL. */
const brand = createResource(async () => (await requestDetail(getBrandEndpoint)).data);

interface Props {
  copy: BrandCopy;
  siteName: string;
}

/** Loads the brand of a detail page and sets the page's title. */
export default function BrandDetails({ copy, siteName }: Props) {
  const detail = useDetail(brand, {
    titleOf: ({ title }) => title,
    unknownTitle: copy.unknown.title,
    siteName,
  });
  return <Brand {...detail} copy={copy} />;
}
