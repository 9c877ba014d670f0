import { cancelOrderEndpoint } from '@kindcrate/contract/orders';
import { fillPath, type PathParams } from '@kindcrate/contract/path-params';
import { expect, expectTypeOf, test } from 'vitest';

test('the type PathParams has exactly the parameters of a path', () => {
  expectTypeOf<PathParams<'/order/:id/cancel'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<PathParams<'/a/:one/b/:two'>>().toEqualTypeOf<{ one: string; two: string }>();
  expectTypeOf<keyof PathParams<'/brands'>>().toBeNever();
  expectTypeOf(cancelOrderEndpoint.path).toEqualTypeOf<'/order/:id/cancel'>();
});

test('fillPath does not compile with a parameter that the path does not have', () => {
  // @ts-expect-error: the parameter is called `id`.
  expect(fillPath(cancelOrderEndpoint.path, { order: '7' })).toBe('/order//cancel');
});
