import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderMessageKind } from '../../src/orders/mail.ts';
import { startCluster } from '../postgres/cluster.ts';
import { addCleanup } from '../support/cleanup.ts';
import { createDonation, toFormData } from '../support/donations.ts';
import { detailedPhoto } from '../support/photos.ts';
import { startS3Server } from '../support/s3-server.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { password } from '../support/test-app.ts';
import { type MeasuredServer, measure, startMeasuredServer } from './measured-server.ts';

// Measures how much processor time each kind of work takes in the server and in PostgreSQL. Unlike the number of requests per second,
// these figures are hardly affected by other programs on the machine.

const cluster = await startCluster({ shared_buffers: '256MB', fsync: 'on', synchronous_commit: 'on' });
addCleanup(cluster.end);
const smtp = await startSmtpServer();
addCleanup(smtp.close);
const server = await startMeasuredServer(cluster, { SMTP_URL: smtp.url });
const serverWithBucket = await startMeasuredServer(cluster, {}, (await startS3Server()).port);
const photo = await detailedPhoto();

const measureReads = (name: string, path: string, count: number) =>
  measure(name, server, { count, task: () => server.send('GET', path) });

test('pages and lists are measured', async () => {
  await measureReads('GET /, a page that the server has cached', '/', 8_000);
  const etag = (await server.send('GET', '/')).get('etag');
  const task = () => server.send('GET', '/', undefined, { 'if-none-match': etag });
  await measure('GET /, unchanged', server, { count: 8_000, task });
  await measureReads('GET /brands', '/api/brands', 6_000);
  await measureReads('GET /profile, no orders', '/api/profile', 4_000);
});

test('logins, which spend most of their time hashing the password, are measured', () =>
  measure('POST /Login', server, {
    count: 80,
    task: () => server.send('POST', '/api/Login', { email: server.email, password }),
  }));

test.each([
  ['a folder', server],
  ['a bucket', serverWithBucket],
] as const)(
  'orders with a photo, and requests for the photo, are measured with images in %s',
  async (storage, target) => {
    const size = `${(photo.length / 1e6).toFixed(1)} MB`;
    await measure(`POST an order with a photo of ${size} to ${storage}`, target, {
      count: 40,
      task: () => donate(target),
    });
    const { orders } = (await target.send('GET', '/api/profile')).data;
    // The 40 measured orders and the 10 of the warm-up.
    expect(orders).toHaveLength(50);
    const path = orders[0].image.thumbnailUrl;
    await measure(`GET a photo from ${storage}`, target, { count: 2_000, task: () => target.send('GET', path) });
  },
);

async function donate(target: MeasuredServer): Promise<void> {
  const form = toFormData(await createDonation({ image: photo }));
  await target.send('POST', '/api/order/donataionorder', form, { 'idempotency-key': randomUUID() });
}

test('a profile with 50 orders is measured', () => measureReads('GET /profile, 50 orders', '/api/profile', 1_500));

test('the queue of the desk and a status change are measured', async () => {
  const { orders } = (await server.send('GET', '/api/profile')).data;
  await server.data.database.updateTable('users').set({ role: 'staff' }).where('email', '=', server.email).execute();
  await measureReads('GET /staff/orders', '/api/staff/orders', 800);
  const task = () => server.send('PUT', `/api/staff/orders/${orders.pop()._id}`, { status: 'under review' });
  await measure('PUT a status change of an order, with its email', server, { count: 40, task });
});

test('emails are measured, from the outbox to the mail server', async () => {
  const { database } = server.data;
  const { id } = await database.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const payload = JSON.stringify({ orderId: id, status: 'accepted' });
  const countBefore = smtp.emails.length;
  let count = 0;
  await measure('email', server, {
    count: 400,
    async task() {
      const row = {
        id: randomUUID(),
        kind: orderMessageKind,
        payload,
        created_at: new Date().toISOString(),
        sent_at: null,
      };
      await database.insertInto('outbox').values(row).execute();
      count++;
    },
    waitForCompletion: () => smtp.waitForEmails(countBefore + count),
  });
});
