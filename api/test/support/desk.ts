import { requiredDetail } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { donate, type FormFields } from './donations.ts';
import { signUpWithRole } from './roles.ts';
import type { TestApp, TestReply } from './test-app.ts';

/** The status changes that take a submitted order to each status. */
const stepsTo: Record<OrderStatus, readonly OrderStatus[]> = {
  submitted: [],
  'under review': ['under review'],
  accepted: ['under review', 'accepted'],
  received: ['under review', 'accepted', 'received'],
  completed: ['under review', 'accepted', 'received', 'completed'],
  declined: ['declined'],
  cancelled: ['cancelled'],
};

/** Sample values of the details that some status changes require. */
const sampleDetails = { reason: 'Moths', quantity: 3 };

/** The real API with a member of staff and a donor. */
export interface DeskFixture {
  api: TestApp;
  /** The token of the member of staff. */
  staff: string;
  /** The token of the donor. */
  donor: string;
  /** Changes an order's status as staff, with the sample reason or quantity if the status requires one. */
  changeStatus(id: string, status: OrderStatus, details?: object, token?: string): Promise<TestReply>;
  /** Places an order, takes it to the given status, and returns its id. */
  placeOrder(status?: OrderStatus, form?: FormFields, token?: string): Promise<string>;
  cancelOrder(id: string, token?: string): Promise<TestReply>;
  /** An order as the donor's profile shows it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect arbitrary replies
  getOwnOrder(id: string, token?: string): Promise<any>;
}

export async function setUpDesk(api: TestApp): Promise<DeskFixture> {
  const { token: staff } = await signUpWithRole(api, 'staff');
  const donor = await api.signUp();

  const changeStatus: DeskFixture['changeStatus'] = (id, status, details = {}, token = staff) => {
    const required = requiredDetail(status);
    const body = { status, ...(required && { [required]: sampleDetails[required] }), ...details };
    return api.send('PUT', `/api/staff/orders/${id}`, body, token);
  };

  return {
    api,
    staff,
    donor,
    changeStatus,
    async placeOrder(status = 'submitted', form, token = donor) {
      const { _id } = (await donate(api, token, form)).body.data;
      for (const step of stepsTo[status]) await changeStatus(_id, step);
      return _id;
    },
    cancelOrder: (id, token = donor) => api.send('PUT', `/api/order/${id}/cancel`, {}, token),
    async getOwnOrder(id, token = donor) {
      const { orders } = (await api.get('/api/profile', token)).body.data;
      return orders.find((order: { _id: string }) => order._id === id);
    },
  };
}
