import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { createCachedAnswer, type Edits } from '../http/cached-reply.ts';
import type { AnswerCall } from '../http/endpoints.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findBrand, listBrands } from './brand-repository.ts';

export function addBrandRoutes(answer: AnswerCall, { database }: Services, edits: Edits): void {
  answer(
    listBrandsEndpoint,
    createCachedAnswer(edits, async () => ({ result: await listBrands(database) })),
  );

  answer(getBrandEndpoint, async ({ params }) => {
    const brand = await findBrand(database, params.id);
    if (!brand) throw notFound('This brand is not with us any more');
    return { data: brand };
  });
}
