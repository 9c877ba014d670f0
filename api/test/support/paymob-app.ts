import { expect } from 'vitest';
import type { PaymentEventRow, PaymentRow } from '../../src/database/payment-rows.ts';
import { type PaymobServer, sign, startPaymob, type Transaction } from './paymob.ts';
import { openTestApp, type TestApp, type TestReply } from './test-app.ts';

/** The API with a simulated Paymob as its payment provider. */
export interface PaymobApp {
  api: TestApp;
  paymob: PaymobServer;
  /** Starts a payment. @returns its id, and the order at Paymob */
  start(amount?: number, token?: string): Promise<{ id: string; order: Order }>;
  /** Sends the callback about a transaction. */
  report(transaction: Transaction | object, hmac?: string, type?: string): Promise<TestReply>;
  /** Reads a payment without logging in. */
  read(id: string): Promise<Record<string, unknown>>;
  rowOf(id: string): Promise<PaymentRow>;
  rowOfOrder(order: number): Promise<PaymentRow | undefined>;
  eventsOf(order: number): Promise<PaymentEventRow[]>;
  countEvents(): Promise<number>;
}

type Order = PaymobServer['orders'] extends Map<number, infer O> ? O : never;

export const paymobPublicUrl = 'https://give.example.com';

export async function openPaymobApp(): Promise<PaymobApp> {
  const paymob = await startPaymob();
  const api = await openTestApp({ ...paymob.settings, PUBLIC_URL: paymobPublicUrl });
  const { database } = api.data;
  const payments = () => database.selectFrom('payments').selectAll();
  return {
    api,
    paymob,
    async start(amount = 5_000, token) {
      const { body } = await api.get(`/api/payment/donate?amount=${amount}`, token);
      const order = [...paymob.orders.values()].find(({ merchant_order_id: id }) => id === body.payment._id);
      return { id: body.payment._id, order: order ?? expect.unreachable() };
    },
    report: (transaction, hmac = sign(transaction as Transaction), type = 'TRANSACTION') =>
      api.send('POST', `/api/payment/callback?hmac=${hmac}`, { type, obj: transaction }),
    read: async (id) => (await api.get(`/api/payment/${id}`)).body.result,
    rowOf: (id) => payments().where('id', '=', id).executeTakeFirstOrThrow(),
    rowOfOrder: (order) => payments().where('provider_order', '=', String(order)).executeTakeFirst(),
    eventsOf: (order) =>
      database.selectFrom('payment_events').selectAll().where('provider_order', '=', String(order)).execute(),
    countEvents: async () => (await database.selectFrom('payment_events').select('id').execute()).length,
  };
}
