import type { CollectionEntry } from 'astro:content';
import { detailFor } from '@kindcrate/contract/order-transitions';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { moveOrder, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { useEffect, useRef } from 'react';
import { moveStaffOrder } from '../../../stores/staff-orders.ts';
import { ActButton } from '../../act/ActButton.tsx';
import { ErrorSummary } from '../../error-summary/ErrorSummary.tsx';
import { Field } from '../../field/Field.tsx';
import { TextField } from '../../field/TextField.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useForm } from '../../form/use-form.ts';

interface Props {
  order: StaffOrder;
  to: OrderStatus;
  copy: CollectionEntry<'staff'>['data']['orders'];
  onMoved: (message: string) => void;
  onGiveUp: () => void;
}

/** Asks for what a change needs: the pieces that really came, or why it is made. */
export function MoveForm({ order, to, copy, onMoved, onGiveUp }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: `move-${order._id}`,
    struct: moveOrder.body,
    problems: copy.problems,
    failure: copy.failure,
    async send(body) {
      onMoved(await moveStaffOrder(order._id, body));
      return undefined;
    },
  });

  useEffect(() => root.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus(), []);

  return (
    <div className="move-form" ref={root}>
      <form className="form" aria-label={copy.moves[to]} {...form.props}>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="status" value={to} />
        <input type="hidden" name="expectedStatus" value={order.status} />
        {to === 'received' ? (
          <Field
            {...form.field('quantity')}
            label={copy.quantityCame}
            hint={copy.quantityCameHint}
            inputMode="numeric"
            defaultValue={order.quantity}
            autoComplete="off"
          />
        ) : (
          <TextField
            {...form.field('reason')}
            label={copy.reason}
            hint={copy.reasonHint}
            required={detailFor(to) === 'reason'}
            rows={3}
          />
        )}
        <div className="acts">
          <SubmitButton label={copy.moves[to]} isPending={form.isPending} />
          <ActButton label={copy.giveUp} isQuiet isPending={false} onClick={onGiveUp} />
        </div>
      </form>
    </div>
  );
}
