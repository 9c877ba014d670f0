import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { Failure } from '../failure.ts';
import { createCachedReply } from '../http/cached-reply.ts';
import type { AddRoute } from '../http/endpoints.ts';
import type { Services } from '../services.ts';
import { findBrand, listBrands } from './brand-repository.ts';

export function addBrandRoutes(answer: AddRoute, { database, catalogVersion }: Services): void {
  answer(
    listBrandsEndpoint,
    createCachedReply(catalogVersion, async () => ({ result: await listBrands(database) })),
  );

  answer(getBrandEndpoint, async ({ params }) => {
    const brand = await findBrand(database, params.id);
    if (!brand) throw new Failure('not_found.brand');
    return { data: brand };
  });
}
