import { runStatement } from '../postgres/cluster.ts';
import { type Person, signUpWithRole } from '../support/roles.ts';
import { password, type TestApp } from '../support/test-app.ts';

/** Accounts and sample records from the generated data, which the scale tests use. */
export interface ScaleSubjects {
  /** The donor with the fewest orders among those with at least five. */
  donor: Person;
  /** The donor with the most orders. */
  busyDonor: Person;
  staff: Person;
  partner: Person;
  volunteer: Person;
  /** The organization with the most orders. */
  organization: string;
  openOrder: string;
  /** An order from the middle of the generated years. `oldOrderTime` and `receiptCode` are the time and the receipt of this order. */
  oldOrder: string;
  oldOrderTime: string;
  receiptCode: string;
  donorEmail: string;
}

/** Finds the subjects, and logs in to their accounts, after giving them the password of an account that is registered for this purpose. */
export async function findSubjects(api: TestApp, url: string): Promise<ScaleSubjects> {
  const queryRow = async (query: string) => (await runStatement(url, query))[0] as Record<string, string>;
  const { organization } = await queryRow(
    'select organization_id as organization from orders group by 1 order by count(*) desc limit 1',
  );
  const volunteer = await signUpWithRole(api, 'volunteer', organization ?? null);
  const logInTo = async (id: string | undefined): Promise<Person> => {
    const { email } = await queryRow(
      `update users set password_hash = (select password_hash from users where id = '${volunteer.id}') where id = '${id}' returning email`,
    );
    return { id: id ?? '', token: (await api.send('POST', '/api/Login', { email, password })).body.token };
  };
  const findIdByRole = async (role: string) =>
    (await queryRow(`select id from users where role = '${role}' order by id limit 1`)).id;
  const findDonorWithSeveralOrders = (sortKey: string) =>
    queryRow(`select user_id as id from orders group by 1 having count(*) >= 5 order by ${sortKey} limit 1`);
  const donorId = (await findDonorWithSeveralOrders('count(*), user_id')).id;
  const openOrder = await queryRow(`select id from orders where status = 'submitted' limit 1`);
  const oldOrder = await queryRow(
    `select o.id, o.created_at, r.code from orders o join receipts r on r.order_id = o.id where o.created_at < '2024-06-01' order by o.created_at desc limit 1`,
  );
  return {
    donor: await logInTo(donorId),
    busyDonor: await logInTo((await findDonorWithSeveralOrders('count(*) desc')).id),
    staff: await logInTo(await findIdByRole('staff')),
    partner: await logInTo(await findIdByRole('partner')),
    volunteer,
    organization: organization ?? '',
    openOrder: openOrder.id ?? '',
    oldOrder: oldOrder.id ?? '',
    oldOrderTime: oldOrder.created_at ?? '',
    receiptCode: oldOrder.code ?? '',
    donorEmail: (await queryRow(`select email from users where id = '${donorId}'`)).email ?? '',
  };
}
