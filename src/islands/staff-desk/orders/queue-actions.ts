import { changeStaffOrderStatus, downloadOrders, refreshStaffOrder } from '../../../stores/staff-order-changes.ts';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';

/** The requests that the queue's buttons send, and the button that is shown after a conflict. */
export const queueActions = { changeStaffOrderStatus, downloadOrders, refreshStaffOrder, ReloadButton };
