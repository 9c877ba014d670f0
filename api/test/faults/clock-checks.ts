import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { password } from '../support/test-app.ts';
import { donate, type Person } from './people.ts';
import { type RetriedRequest, sendWithRetries } from './retrying-client.ts';

/** Checks that a donor's sessions and idempotency key, and the attempt limit of an account, keep working when the clock jumps. */
export class DonorChecks {
  /** The idempotency key of the order that is sent again after each jump. */
  readonly #key = randomUUID();
  readonly #tokens: string[] = [];
  readonly #origin: string;
  readonly donor: Person;
  /** The account whose password is guessed. */
  readonly #guessed: Person;

  constructor(origin: string, donor: Person, guessed: Person) {
    [this.#origin, this.donor, this.#guessed] = [origin, donor, guessed];
    this.#tokens.push(donor.token);
  }

  async #statusOf(request: RetriedRequest): Promise<number> {
    return (await sendWithRetries(this.#origin, request)).status;
  }

  /** Checks that sessions from before the jumps stay open, and that new ones can be started. */
  async checkSessions(): Promise<void> {
    const body = { email: this.donor.email, password };
    const { status, body: reply } = await sendWithRetries(this.#origin, { method: 'POST', path: '/api/Login', body });
    expect(status).toBe(200);
    this.#tokens.push(reply.token);
    for (const token of this.#tokens)
      expect(await this.#statusOf({ method: 'GET', path: '/api/profile', token })).toBe(200);
  }

  /**
   * Places an order, and adds the order's id to `placedIds`. Every call sends the same idempotency key, so only the first one creates an
   * order.
   */
  placeSameOrder(placedIds: string[]): Promise<string> {
    return donate(this.#origin, this.donor, { placedIds }, this.#key);
  }

  /** Checks that the jump has reset the attempt limit of the account, and that five wrong passwords reach the limit again. */
  async checkAttemptLimit(): Promise<void> {
    const { email } = this.#guessed;
    const logIn = (password: string) =>
      this.#statusOf({ method: 'POST', path: '/api/Login', body: { email, password } });
    expect(await logIn(password)).toBe(200);
    for (let attempt = 1; attempt <= 5; attempt++) expect(await logIn('a wrong guess')).toBe(401);
    expect(await logIn('a wrong guess')).toBe(429);
    expect(await logIn(password)).toBe(429);
  }
}

/** Sends the requests with which a donor spends coins at a partner, so that a test can check redemptions when the clock jumps. */
export class RedemptionChecks {
  readonly #origin: string;
  readonly #donor: Person;
  readonly #partner: Person;

  constructor(origin: string, donor: Person, partner: Person) {
    [this.#origin, this.#donor, this.#partner] = [origin, donor, partner];
  }

  async createCode(): Promise<string> {
    const { token } = this.#donor;
    const { body } = await sendWithRetries(this.#origin, { method: 'POST', path: '/api/profile/code', token });
    return body.data.shortCode;
  }

  request(code: string) {
    const { token } = this.#partner;
    const body = { code, coins: 1 };
    return sendWithRetries(this.#origin, { method: 'POST', path: '/api/redemptions', token, body });
  }

  async statusOf(id: string): Promise<string> {
    const { token } = this.#partner;
    const reply = await sendWithRetries(this.#origin, { method: 'GET', path: `/api/redemptions/${id}`, token });
    return reply.body.data.status;
  }

  approve(id: string) {
    const { token } = this.#donor;
    const body = { decision: 'approve' };
    return sendWithRetries(this.#origin, { method: 'PUT', path: `/api/redemptions/${id}`, token, body });
  }
}
