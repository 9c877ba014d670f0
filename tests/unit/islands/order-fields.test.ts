import { readFileSync } from 'node:fs';
import { placeOrderEndpoint } from '@kindcrate/contract/order-placement';
import type { Order } from '@kindcrate/contract/orders';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import DonationForm from '../../../src/islands/donation-form/DonationForm.tsx';
import { OrderCard } from '../../../src/islands/profile/OrderCard.tsx';
import { OrderDetails } from '../../../src/islands/staff-desk/orders/OrderDetails.tsx';
import { staffOrderWith } from '../../../src/workbench/desk-fixtures.ts';
import { order } from '../../../src/workbench/fixtures.ts';

const copyOf = (page: string) =>
  parse(readFileSync(new URL(`../../../src/content/en/${page}.yaml`, import.meta.url), 'utf8'));

type FieldName = Exclude<keyof typeof placeOrderEndpoint.body.schema, 'charity' | 'image' | 'need' | 'items'>;

/** The fields of a donation that people type. */
const fields = (Object.keys(placeOrderEndpoint.body.schema) as FieldName[]).filter(
  (field) => !['charity', 'image', 'need', 'items', 'handover'].includes(field),
);

const missingFields = (html: string, order: Pick<Order, (typeof fields)[number]>) =>
  fields.filter((field) => !html.includes(`${order[field]}`));

test('the donation form asks for every typed field of a donation', () => {
  const html = renderToStaticMarkup(
    createElement(DonationForm, { copy: copyOf('donation-form'), needs: copyOf('needs') }),
  );
  expect(fields.filter((field) => !html.includes(`name="${field}"`))).toEqual([]);
});

test('the profile shows every typed field of a donation except the phone number', () => {
  const html = renderToStaticMarkup(createElement(OrderCard, { order, copy: copyOf('profile').orders }));
  expect(missingFields(html, order)).toEqual(['phone']);
});

test('the desk shows every typed field of a donation', () => {
  const staffOrder = staffOrderWith('submitted');
  const html = renderToStaticMarkup(
    createElement(OrderDetails, { order: staffOrder, copy: copyOf('staff').orders, list: copyOf('staff').list }),
  );
  expect(missingFields(html, staffOrder)).toEqual([]);
});
