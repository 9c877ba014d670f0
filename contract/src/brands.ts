import { array, type Infer, object, string } from 'superstruct';
import { plainEndpoint } from './endpoint.ts';
import { image } from './images.ts';

/** A sponsor: its partners accept coins. */
export const brand = object({ _id: string(), title: string(), info: string(), image });

export type Brand = Infer<typeof brand>;

export const listBrandsEndpoint = plainEndpoint({
  method: 'GET',
  path: '/brands',
  reply: object({ result: array(brand) }),
});

export const getBrandEndpoint = plainEndpoint({ method: 'GET', path: '/brands/:id', reply: object({ data: brand }) });
