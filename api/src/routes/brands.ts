import { getBrandEndpoint, listBrandsEndpoint } from '@kindcrate/contract/brands';
import { createCachedAnswer, type Edits } from '../plugins/cached-answer.ts';
import type { AnswerCall } from '../plugins/calls.ts';
import { notFound } from '../plugins/errors.ts';
import { findBrand, listBrands } from '../repositories/brands.ts';
import type { Services } from '../services.ts';

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
