import { $brand, loadBrand } from '../../stores/brand.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import { Brand, type BrandCopy } from './Brand.tsx';

interface Props {
  copy: BrandCopy;
  siteName: string;
}

/** The sponsor that the page's address names. */
export default function BrandDetails({ copy, siteName }: Props) {
  const detail = useDetail({
    $detail: $brand,
    load: loadBrand,
    titleOf: ({ title }) => title,
    unknownTitle: copy.unknown.title,
    siteName,
  });
  return <Brand {...detail} copy={copy} />;
}
