import type { PaymentFrameCopy } from './copy.ts';

/** Thanks the donor after an accepted payment. Replaces the frame, and takes the focus that may have been in it. */
export function Thanks({ title, text, links }: PaymentFrameCopy['thanks']) {
  return (
    <div className="payment-thanks" tabIndex={-1} ref={(thanks) => thanks?.focus()}>
      <span className="payment-thanks__picture" />
      <h2 className="payment-thanks__title">{title}</h2>
      <p className="payment-thanks__text">{text}</p>
      <p className="payment-thanks__links">
        {links.map(({ label, href }, index) => (
          <a key={href} className={index === 0 ? 'button' : 'button button--quiet'} href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
