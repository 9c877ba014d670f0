import { formatMessage } from '@kindcrate/contract/message-format';
import type { OrderStatus } from '@kindcrate/contract/orders';
import type { ReactNode, RefObject } from 'react';
import { needsLabel, pathOfLabel } from '../../lib/label-page.ts';
import type { PlacedOrder } from '../../lib/placed-orders.build.ts';
import type { Thanked } from '../../stores/placed-order.ts';
import { isLoading, type ResourceState } from '../../stores/resource.ts';
import { OrderItems } from '../../ui/order-items/OrderItems.tsx';
import { OrderProgress } from '../../ui/order-progress/OrderProgress.tsx';
import { isOver, progressSteps } from '../../ui/order-progress/steps.ts';
import { TryAgain } from '../../ui/try-again/TryAgain.tsx';
import type { ThanksCopy } from './copy.ts';
import { Parcel } from './Parcel.tsx';
import './thanks.scss';

interface Props {
  loaded: ResourceState<Thanked>;
  copy: ThanksCopy;
  root?: RefObject<HTMLDivElement | null> | undefined;
  onRetry: () => void;
  /** The picture of a crate. */
  children?: ReactNode;
}

/** The page after a donation. It can be opened again and printed. */
export function ThanksView({ loaded, copy, root, onRetry, children }: Props) {
  const { state, data } = loaded;
  const isUnknown = state === 'failed' && loaded.isNotFound;
  const { title, text, link } = copy.unknown;
  return (
    <div className="thanks" ref={root} tabIndex={-1} aria-busy={isLoading(loaded)}>
      <div className="thanks__top">
        <div className="thanks__words">
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
          {isLoading(loaded) && <p className="thanks__lead">{copy.loading}</p>}
          {state === 'failed' && !isUnknown && (
            <TryAgain className="thanks__lead" text={copy.failed} label={copy.tryAgain} onRetry={onRetry} />
          )}
          {data && <News thanked={data} copy={copy} />}
        </div>
        {!isUnknown && (
          <Parcel order={data?.order} copy={copy}>
            {children}
          </Parcel>
        )}
      </div>
      {data && <OrderItems items={data.order.items} copy={copy.items} headingLevel={2} />}
      {data && <Ahead order={data.order} copy={copy} />}
    </div>
  );
}

const titleFor = (thanked: Thanked | undefined, { title, titleWithName }: ThanksCopy) =>
  thanked ? formatMessage(titleWithName, { name: thanked.username }) : title;

function News({ thanked, copy }: { thanked: Thanked; copy: ThanksCopy }) {
  const { order, email, emailConfirmed } = thanked;
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

function Ahead({ order, copy }: { order: PlacedOrder; copy: ThanksCopy }) {
  const { title, text, label } = copy.again;
  const { _id: charity } = order.charity;
  return (
    <>
      {!isOver(order) && (
        <section>
          <h2 className="thanks__way">{copy.wayTitle}</h2>
          <OrderProgress steps={progressSteps(order)} copy={copy.way} />
        </section>
      )}
      <section className="thanks__again">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <a className="button" href={charity ? `/donationform?charity=${encodeURIComponent(charity)}` : '/donationform'}>
          {label}
        </a>
      </section>
    </>
  );
}
