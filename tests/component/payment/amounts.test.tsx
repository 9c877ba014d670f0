import { startPaymentEndpoint } from '@kindcrate/contract/payment-start';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, expectBrowserError } from '../mock-api.ts';
import { signInAs } from '../session.ts';
import { button, field } from '../site-forms.tsx';
import {
  enterFrame,
  frame,
  giftSentence,
  openLoadedPayment,
  openPayment,
  requestedAmounts,
  startReply,
  waitForCardForm,
} from './payment-page.tsx';

const otherAmount = field('Another amount (EGP)');
/** Intl puts a no-break space between the currency and the number. */
const withNoBreakSpaces = (text: string) => text.replaceAll('EGP ', 'EGP\u00a0');
const unavailable = { status: 503, body: '' };

test('the payment page shows the amount and the recipient of the payment, and shows the button of that amount as pressed', async () => {
  await openLoadedPayment();
  await expect.element(giftSentence).toMatchTextContent('You’re giving EGP 50.00 to Kindcrate.');
  await expect.element(button('EGP 50')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('EGP 100')).toHaveAttribute('aria-pressed', 'false');
});

test('a currency whose symbol is ambiguous is also shown by its code', async () => {
  await openLoadedPayment(startReply('first', 5000, { currency: 'USD' }));
  await expect.element(giftSentence).toMatchTextContent('You’re giving $50.00 USD to Kindcrate.');
});

test('the payment frame is shown on its own when the API reports no amount', async () => {
  await openPayment({ token: 'only', frame: startReply('only').frame });
  await expect.element(page.getByText('Choose an amount')).not.toBeInTheDocument();
  await expect.element(giftSentence).not.toBeInTheDocument();
});

test('a payment is requested with the token of a donor who is logged in', async () => {
  signInAs('donor');
  await openLoadedPayment();
  const [request] = await api.sent(startPaymentEndpoint);
  expect(request?.headers.authorization).toMatch(/^Bearer /);
});

describe('another amount', () => {
  test('is requested when its button is pressed, and opens another frame', async () => {
    await openLoadedPayment(startReply('first'), startReply('second', 25_000));
    const before = frame();
    await button('EGP 250').click();
    await expect.element(giftSentence).toMatchTextContent('You’re giving EGP 250.00 to Kindcrate.');
    expect(await requestedAmounts()).toEqual([undefined, '25000']);
    expect(frame()).not.toBe(before);
    expect(frame().src).toContain('token=second');
    await expect.element(button('EGP 250')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('EGP 250')).toHaveFocus();
  });

  test('is requested when it is typed, in the smallest unit of the currency', async () => {
    await openLoadedPayment(startReply('first'), startReply('second', 123_405));
    await otherAmount.fill('1,234.05');
    await userEvent.keyboard('{Enter}');
    await expect.element(giftSentence).toMatchTextContent('You’re giving EGP 1,234.05 to Kindcrate.');
    expect(await requestedAmounts()).toEqual([undefined, '123405']);
    await expect.element(otherAmount).toHaveValue('1,234.05');
  });

  test.each([
    ['fifty', 'Please enter an amount, such as EGP 50.00.'],
    ['', 'Please enter an amount, such as EGP 50.00.'],
    ['0.99', 'Please choose an amount from EGP 1 to EGP 100,000.'],
    ['100000.01', 'Please choose an amount from EGP 1 to EGP 100,000.'],
  ])('%j is refused at the field, which gets the focus, and nothing is requested', async (text, error) => {
    await openLoadedPayment();
    await otherAmount.fill(text);
    await button('Use this amount').click();
    await expect
      .element(otherAmount)
      .toHaveAccessibleDescription(withNoBreakSpaces(`${error} From EGP 1 to EGP 100,000`));
    await expect.element(otherAmount).toHaveFocus();
    await expect.element(otherAmount).toHaveValue(text);
    expect(await requestedAmounts()).toEqual([undefined]);
  });

  test('is requested once despite a second press, and the frame accepts no input in the meantime', async () => {
    await openLoadedPayment();
    const pending = await api.keepPending(startPaymentEndpoint);
    await button('EGP 100').click();
    await expect.element(button('EGP 100')).toHaveAttribute('aria-disabled', 'true');
    await button('EGP 100').click({ force: true });
    await button('EGP 250').click();
    expect(frame().inert).toBe(true);
    await pending.release({ json: startReply('second', 10_000) });
    await expect.element(giftSentence).toMatchTextContent('EGP 100.00');
    expect(await requestedAmounts()).toEqual([undefined, '10000']);
    expect(frame().inert).toBe(false);
  });

  test('that cannot be requested leaves the open frame and its amount unchanged, and can be requested again', async () => {
    for (const error of [/503/, /ApiError/]) await expectBrowserError(error);
    await openLoadedPayment();
    await api.respond(startPaymentEndpoint, unavailable, { json: startReply('second', 10_000) });
    const before = frame();
    await button('EGP 100').click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('The one you see still charges EGP 50.');
    expect(frame()).toBe(before);
    expect(frame().inert).toBe(false);
    await expect.element(giftSentence).toMatchTextContent('EGP 50.00');
    await button('Try again').click();
    await expect.element(giftSentence).toMatchTextContent('EGP 100.00');
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('a frame that someone may have begun to fill in', () => {
  test('stays until the donor has answered a question, which gets the focus', async () => {
    await openLoadedPayment(startReply('first'), startReply('second', 10_000));
    await enterFrame();
    const before = frame();
    await button('EGP 100').click();
    const question = page.getByText(/^You may have started to fill in the card form/);
    await expect.element(question).toHaveFocus();
    expect(await requestedAmounts()).toEqual([undefined]);
    await button('Keep this one').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Choose an amount')).toHaveFocus();
    expect(frame()).toBe(before);

    await button('EGP 100').click();
    await button('Give EGP 100 instead').click();
    await expect.element(giftSentence).toMatchTextContent('EGP 100.00');
    await expect.element(question).not.toBeInTheDocument();
    await waitForCardForm();
    expect(await requestedAmounts()).toEqual([undefined, '10000']);
  });

  test('makes the browser ask for confirmation before the page is left, unlike an untouched frame', async () => {
    await openLoadedPayment();
    const asksForConfirmation = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksForConfirmation()).toBe(false);
    await enterFrame();
    await expect.poll(asksForConfirmation).toBe(true);
  });
});
