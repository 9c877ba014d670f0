import { array, type Infer, object, string } from 'superstruct';
import { plainCall } from './call.ts';
import { picture } from './pictures.ts';

/** A sponsor: its partners accept coins. */
export const brand = object({ _id: string(), title: string(), info: string(), image: picture });

export type Brand = Infer<typeof brand>;

export const listBrands = plainCall({ method: 'GET', path: '/brands', reply: object({ result: array(brand) }) });

export const showBrand = plainCall({ method: 'GET', path: '/brands/:id', reply: object({ data: brand }) });
