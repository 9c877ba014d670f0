import { formatMessage } from '@kindcrate/contract/message-format';
import type { OrderStatus } from '@kindcrate/contract/orders';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { needsLabel, pathOfLabel } from '../../lib/label-page.ts';
import { onDemand } from '../../lib/on-demand.ts';
import type { OrderWithDonor } from '../../stores/placed-order.ts';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { useOnDemand } from '../../ui/on-demand/use-on-demand.ts';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import { Crate } from './Crate.tsx';
import type { ThanksCopy } from './copy.ts';
import type { LoadedPartProps, OrderStore } from './part-props.ts';
import './thanks.scss';

const lazyNextSteps = onDemand('NextSteps', async () => (await import('./NextSteps.tsx')).NextSteps);

interface Props {
  detail: ResourceState<OrderWithDonor>;
  copy: ThanksCopy;
  root?: RefObject<HTMLDivElement | null> | undefined;
  onRetry: () => void;
  store: OrderStore;
  /** The picture of a crate. */
  children?: ReactNode;
}

/** The page after a donation, which can be opened again and printed. */
export function ThanksView({ detail, copy, root, onRetry, store, children }: Props) {
  const { state, data } = detail;
  // Loads the code while the order is loading.
  useEffect(() => lazyNextSteps.prefetch(), []);
  const isUnknown = state === 'failed' && detail.isNotFound;
  const { title, text, link } = copy.unknown;
  return (
    <div className="thanks" ref={root} tabIndex={-1} aria-busy={isLoading(detail)}>
      <div className="thanks__top">
        <div className="thanks__text">
          <h1 className="thanks__title">{isUnknown ? title : titleFor(data, copy)}</h1>
          {isUnknown && (
            <>
              <p className="thanks__lead" role="alert">
                {text}
              </p>
              <a className="button" href={link.href}>
                {link.label}
              </a>
            </>
          )}
          {isLoading(detail) && <p className="thanks__lead">{copy.loading}</p>}
          {state === 'failed' && !isUnknown && (
            <TryAgain className="thanks__lead" text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />
          )}
          {data && <OrderNews data={data} copy={copy} />}
        </div>
        {!isUnknown && (
          <Crate order={data?.order} copy={copy}>
            {children}
          </Crate>
        )}
      </div>
      {data && <Part code={lazyNextSteps} order={data.order} copy={copy} store={store} />}
    </div>
  );
}

/** A part of the page whose code is loaded on demand. No spinner is shown while it loads, because the page makes sense without the part. */
function Part({ code, ...props }: LoadedPartProps) {
  const { loaded: Shown, hasFailed, load } = useOnDemand(code);
  useEffect(() => void load(), [load]);
  if (Shown) return <Shown {...props} Part={Part} />;
  // Specification, section 8: the message contains the name of the chunk.
  return (
    hasFailed && <TryAgain text={`Loading chunk ${code.chunk} failed`} label={props.copy.tryAgain} onRetry={load} />
  );
}

const titleFor = (data: OrderWithDonor | undefined, { title, titleWithName }: ThanksCopy) =>
  data ? formatMessage(titleWithName, { name: data.username }) : title;

function OrderNews({ data, copy }: { data: OrderWithDonor; copy: ThanksCopy }) {
  const { order, email, emailConfirmed } = data;
  // Another API may have statuses that we do not know.
  const status = Object.hasOwn(copy.news, order.status) ? (order.status as OrderStatus) : 'submitted';
  const reason = order.history.at(-1)?.reason;
  return (
    <>
      <p className="thanks__lead">{formatMessage(copy.news[status], { charity: order.charity.title })}</p>
      {reason && <p>{reason}</p>}
      {emailConfirmed !== undefined && (
        <p className="thanks__email">
          {emailConfirmed ? formatMessage(copy.emailed, { email }) : copy.unconfirmed}{' '}
          <LinkTo {...(emailConfirmed ? copy.changeEmail : copy.confirmEmail)} />
        </p>
      )}
      <div className="thanks__actions">
        <a className="button thanks__follow" href={copy.follow.href}>
          {copy.follow.label}
        </a>
        {needsLabel(order.status) && (
          <a className="button button--quiet" href={pathOfLabel(order._id)}>
            {copy.label}
          </a>
        )}
        <button className="button button--quiet" type="button" onClick={() => print()}>
          {copy.print}
        </button>
      </div>
    </>
  );
}

const LinkTo = ({ label, href }: ThanksCopy['follow']) => <a href={href}>{label}</a>;
