import { lookUpClaimEndpoint } from '@kindcrate/contract/claim-links';
import { listCoinsEndpoint } from '@kindcrate/contract/coin-ledger';
import { getCoinRuleEndpoint } from '@kindcrate/contract/coins';
import type { Endpoint } from '@kindcrate/contract/endpoint';
import { listFollowsEndpoint } from '@kindcrate/contract/follows';
import { lookUpInvitationEndpoint } from '@kindcrate/contract/invitations';
import { listNeedCategoriesEndpoint, listNeedsEndpoint } from '@kindcrate/contract/needs';
import { getOrderLabelEndpoint } from '@kindcrate/contract/order-labels';
import { listOrganizationsEndpoint } from '@kindcrate/contract/organizations';
import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { getProfileEndpoint } from '@kindcrate/contract/profile';
import { getReceiptEndpoint } from '@kindcrate/contract/receipts';
import { getRedemptionEndpoint, listPendingRedemptionsEndpoint } from '@kindcrate/contract/redemptions';
import { listStaffOrdersEndpoint } from '@kindcrate/contract/staff-orders';
import { listStaffOrganizationsEndpoint } from '@kindcrate/contract/staff-organizations';
import { getStaffOverviewEndpoint } from '@kindcrate/contract/staff-overview';
import { getStatementEndpoint } from '@kindcrate/contract/statements';
import { expect, test } from 'vitest';
import { describeEndpoint } from '../../../src/lib/describe-endpoint.ts';
import { readShape, type Shape, type SpecialShape } from '../../../src/lib/reply-shape.ts';

const endpoints: Endpoint[] = [
  listCoinsEndpoint,
  getCoinRuleEndpoint,
  listFollowsEndpoint,
  lookUpInvitationEndpoint,
  lookUpClaimEndpoint,
  listNeedCategoriesEndpoint,
  listNeedsEndpoint,
  getOrderLabelEndpoint,
  listOrganizationsEndpoint,
  getProfileEndpoint,
  getReceiptEndpoint,
  getStatementEndpoint,
  getRedemptionEndpoint,
  listPendingRedemptionsEndpoint,
  listStaffOrdersEndpoint,
  listStaffOrganizationsEndpoint,
  getStaffOverviewEndpoint,
];

/** A value of a shape, including all of its optional parts. */
function sampleOf(shape: Shape): unknown {
  if (typeof shape === 'string') return { string: 'a', number: 1.5, integer: 2, boolean: false, object: {} }[shape];
  if (Array.isArray(shape)) return [sampleOf(shape[0]), sampleOf(shape[0])];
  const { $one, $maybe, $image } = shape as SpecialShape;
  if ($one) return $one.at(-1);
  if ($maybe) return sampleOf($maybe);
  if ($image) return sampleOf($image);
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, sampleOf(part)]));
}

const replacements = [
  undefined,
  null,
  '',
  'x',
  0,
  1.5,
  -3,
  true,
  [],
  ['x'],
  {},
  { url: '/a' },
  { url: 1 },
  { more: 1 },
];

/** Copies of the value, each with one part replaced or removed, or with an additional field. */
function* variantsOf(value: unknown): Generator<unknown> {
  yield* replacements;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) for (const other of variantsOf(item)) yield value.with(index, other);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [name, part] of Object.entries(value)) {
      for (const other of variantsOf(part)) yield { ...value, [name]: other };
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
    }
  }
}

/** The result of a check, or `refused` if it throws. */
const resultOf = (read: () => unknown): unknown => {
  try {
    return { read: read() };
  } catch {
    return 'refused';
  }
};

test.each(endpoints)(
  'the shape of $path accepts and refuses the same values as its struct, and fills in the same defaults',
  (endpoint) => {
    const { shape } = describeEndpoint(endpoint);
    const sample = sampleOf(shape);
    const variants = [sample, ...variantsOf(sample)].map((variant) => JSON.stringify(variant) ?? 'null');
    expect(resultOf(() => readShape(shape, sample))).not.toBe('refused');
    for (const json of new Set(variants)) {
      const byStruct = resultOf(() => endpoint.accepts.mask(JSON.parse(json)));
      expect([json, resultOf(() => readShape(shape, JSON.parse(json)))]).toEqual([json, byStruct]);
    }
  },
);

test('the message about an invalid reply names the field but not its value', () => {
  const { shape } = describeEndpoint(getReceiptEndpoint);
  expect(() => readShape(shape, { data: { code: 'secret' } })).toThrow('reply.data.number is invalid');
});

test('describeEndpoint throws if a reply has a field of a type that readShape does not support', () => {
  expect(() => describeEndpoint(startPaymentEndpoint)).toThrow(/reply-shape\.ts/);
});
