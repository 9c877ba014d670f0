import { array, assign, type Infer, object, string } from 'superstruct';
import { bodylessEndpoint } from './endpoint.ts';
import { image, lenientImage } from './images.ts';

/** A sponsor: its partners accept coins. */
export const brand = object({ _id: string(), title: string(), info: string(), image });

export type Brand = Infer<typeof brand>;

const lenientBrand = assign(brand, object({ image: lenientImage }));

/** A brand as the site accepts it. */
export type LenientBrand = Infer<typeof lenientBrand>;

export const listBrandsEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/brands',
  reply: object({ result: array(brand) }),
  accepts: object({ result: array(lenientBrand) }),
});

export const getBrandEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/brands/:id',
  reply: object({ data: brand }),
  accepts: object({ data: lenientBrand }),
});
