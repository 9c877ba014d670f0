import { changeStaffOrderStatus, downloadOrders, refreshStaffOrder } from '../../../stores/staff-order-changes.ts';
import { ReloadButton } from '../../../ui/async-button/ReloadButton.tsx';

/** What the buttons of the queue request with, and what they show after a conflict. */
export const queueActions = { changeStaffOrderStatus, downloadOrders, refreshStaffOrder, ReloadButton };
