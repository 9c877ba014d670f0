import type { OrderStatus } from '@kindcrate/contract/orders';
import { donate, type Form } from './donations.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** The status changes by staff that lead to each status. */
const pathsTo: Record<OrderStatus, readonly OrderStatus[]> = {
  submitted: [],
  'under review': ['under review'],
  accepted: ['under review', 'accepted'],
  received: ['under review', 'accepted', 'received'],
  completed: ['under review', 'accepted', 'received', 'completed'],
  declined: ['declined'],
  cancelled: ['cancelled'],
};

/** The real API with a member of staff and a donor. */
export interface Desk {
  api: TestApp;
  staff: string;
  donor: string;
  /** Changes an order's status as staff, with a reason and a quantity in case the status requires one. */
  move(id: string, status: OrderStatus, details?: object, token?: string): Promise<TestReply>;
  /** Places an order and changes it until it has the given status; returns its id. */
  place(status?: OrderStatus, form?: Form, donor?: string): Promise<string>;
  cancel(id: string, token?: string): Promise<TestReply>;
  /** An order as the donor's profile shows it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary replies
  ownOrder(id: string, token?: string): Promise<any>;
}

export async function openDesk(api: TestApp): Promise<Desk> {
  const staff = await signUpAs(api, 'staff');
  const donor = await api.signUp();

  const move: Desk['move'] = (id, status, details = {}, token = staff) => {
    const needed = { reason: 'Moths', quantity: 3 };
    return api.send('PUT', `/api/staff/orders/${id}`, { status, ...needed, ...details }, token);
  };

  return {
    api,
    staff,
    donor,
    move,
    async place(status = 'submitted', form, token = donor) {
      const { _id } = (await donate(api, token, form)).body.data;
      for (const step of pathsTo[status]) await move(_id, step);
      return _id;
    },
    cancel: (id, token = donor) => api.send('PUT', `/api/order/${id}/cancel`, {}, token),
    async ownOrder(id, token = donor) {
      const { orders } = (await api.get('/api/profile', token)).body.data;
      return orders.find((order: { _id: string }) => order._id === id);
    },
  };
}

/** Registers a new account with a role; returns its token. */
export async function signUpAs(api: TestApp, role: 'staff' | 'partner'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const token = await api.signUp(email);
  await api.data.database.updateTable('users').set({ role }).where('email', '=', email).execute();
  return token;
}
