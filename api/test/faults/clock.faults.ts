import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openImages } from '../../src/startup/data-folder.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { password } from '../support/test-app.ts';
import { type PatientRequest, sendPatiently } from './patient-client.ts';
import { addPeople, addPerson, createProgress, donate, donateUntil, type Person, trafficDuring } from './people.ts';
import { reportLoop } from './report.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { engines, openSite } from './site.ts';
import { expectExact, expectWholePictures, sweepLater } from './stored-state.ts';

/** Minutes from the real time. Each differs from the one before by an hour or two. */
const jumps = [60, 0, -60, 0, 60, -60, 60, 0, -60, 60, 0];
/** Milliseconds between two jumps, for work in which the clock changes. */
const pause = 1_500;
/** Milliseconds within which an email is sent: the outbox is checked every ten seconds. */
const maxMailDelay = 15_000;

/** What the clock must not change, and what it may. */
class Visitor {
  /** Placed again after each jump. */
  readonly #key = randomUUID();
  readonly #tokens: string[] = [];
  readonly #origin: string;
  readonly donor: Person;
  readonly #guessed: Person;

  constructor(origin: string, donor: Person, guessed: Person) {
    [this.#origin, this.donor, this.#guessed] = [origin, donor, guessed];
    this.#tokens.push(donor.token);
  }

  async #statusOf(request: PatientRequest): Promise<number> {
    return (await sendPatiently(this.#origin, request)).status;
  }

  /** Sessions from before the jumps go on, and new ones begin. */
  async checkSessions(): Promise<void> {
    const body = { email: this.donor.email, password };
    const { status, body: reply } = await sendPatiently(this.#origin, { method: 'POST', path: '/api/Login', body });
    expect(status).toBe(200);
    this.#tokens.push(reply.token);
    for (const token of this.#tokens)
      expect(await this.#statusOf({ method: 'GET', path: '/api/profile', token })).toBe(200);
  }

  /** The donor's only order that is placed with one idempotency key. */
  placeAgain(placed: string[]): Promise<string> {
    return donate(this.#origin, this.donor, { placed }, this.#key);
  }

  /** The limit of five wrong passwords holds, and does not outlast the next jump. */
  async guessPasswords(): Promise<void> {
    const { email } = this.#guessed;
    const logIn = (attempted: string) =>
      this.#statusOf({ method: 'POST', path: '/api/Login', body: { email, password: attempted } });
    expect(await logIn(password)).toBe(200);
    for (let attempt = 1; attempt <= 5; attempt++) expect(await logIn('a wrong guess')).toBe(401);
    expect(await logIn('a wrong guess')).toBe(429);
    expect(await logIn(password)).toBe(429);
  }
}

/** The coins that a partner requests, of a donor who has some. */
class Counter {
  readonly #origin: string;
  readonly #donor: Person;
  readonly #partner: Person;

  constructor(origin: string, donor: Person, partner: Person) {
    [this.#origin, this.#donor, this.#partner] = [origin, donor, partner];
  }

  async createCode(): Promise<string> {
    const { token } = this.#donor;
    const { body } = await sendPatiently(this.#origin, { method: 'POST', path: '/api/profile/code', token });
    return body.data.shortCode;
  }

  request(code: string) {
    const { token } = this.#partner;
    const body = { code, coins: 1 };
    return sendPatiently(this.#origin, { method: 'POST', path: '/api/redemptions', token, body });
  }

  async statusOf(id: string): Promise<string> {
    const { token } = this.#partner;
    const reply = await sendPatiently(this.#origin, { method: 'GET', path: `/api/redemptions/${id}`, token });
    return reply.body.data.status;
  }

  approve(id: string) {
    const { token } = this.#donor;
    const body = { decision: 'approve' };
    return sendPatiently(this.#origin, { method: 'PUT', path: `/api/redemptions/${id}`, token, body });
  }
}

test.each(engines)(
  'threat 13: with %s, while the clock jumps by hours under load, sessions, limits, keys, codes and emails keep their rules',
  async (engine) => {
    const clock = createShiftedClock();
    const smtp = await startSmtpServer();
    const site = await openSite(engine, { settings: { ...clock.variables, SMTP_URL: smtp.url } });
    const { origin } = site;
    const progress = createProgress();
    const people = await addPeople(site);
    const staffOnly = { ...people, donors: [] };
    const visitor = new Visitor(origin, await addPerson(site, 'donor'), await addPerson(site, 'donor'));
    const first = await visitor.placeAgain(progress.placed);
    const [saver, partner] = [people.donors[0] ?? visitor.donor, await addPerson(site, 'partner')];
    const counter = new Counter(origin, saver, partner);
    await earnCoins();
    let slowestMail = 0;

    /** Until staff have completed every order. */
    async function earnCoins(): Promise<void> {
      await donate(origin, saver, progress);
      const { placed, completed } = progress;
      const completion = (async () => {
        while (completed.length < placed.length) await wait(50);
      })();
      await trafficDuring(completion, origin, staffOnly, progress);
    }

    async function jumpTo(minutes: number, before: number): Promise<void> {
      const code = await counter.createCode();
      const { _id: pending } = (await counter.request(await counter.createCode())).body.data;
      clock.set(minutes);
      if (minutes > before) {
        // Both have expired, and stay so when the clock is set back.
        expect(await counter.request(code)).toMatchObject({ status: 410, body: { code: 'code_expired' } });
        expect(await counter.statusOf(pending)).toBe('expired');
        clock.set(before);
        expect(await counter.approve(pending)).toMatchObject({ status: 410, body: { code: 'redemption_expired' } });
        clock.set(minutes);
      } else {
        const approved = await counter.approve(pending);
        expect(approved.status).toBe(200);
        progress.approved.push(pending);
      }
      await visitor.checkSessions();
      await visitor.guessPasswords();
      expect(await visitor.placeAgain(progress.placed)).toBe(first);
      await expectMail();
      await wait(pause);
    }

    async function expectMail(): Promise<void> {
      const start = performance.now();
      const arrived = smtp.mails.length;
      await donate(origin, visitor.donor, progress);
      while (!smtp.mails.slice(arrived).some(({ to }) => to.includes(visitor.donor.email))) {
        expect(performance.now() - start).toBeLessThan(maxMailDelay);
        await wait(50);
      }
      slowestMail = Math.max(slowestMail, performance.now() - start);
    }

    async function jump(): Promise<void> {
      let before = 0;
      for (const minutes of jumps) {
        await jumpTo(minutes, before);
        before = minutes;
      }
    }

    let hasEnded = false;
    const jumping = jump().finally(() => {
      hasEnded = true;
    });
    // No codes of others, which a jump may make expire.
    const staffAtWork = trafficDuring(jumping, origin, staffOnly, progress);
    const giving = people.donors.map((donor) => donateUntil(() => hasEnded, origin, donor, progress));
    await Promise.all([staffAtWork, ...giving]);
    const images = await openImages(site.place.folder);
    await site.withDatabase(async (database) => {
      await expectExact(database, progress);
      await sweepLater(database, images);
      await expectWholePictures(database, images);
    });
    await expect(site.stop('SIGTERM')).resolves.toEqual({ code: 0, signal: null });
    // Errors have level 50 or 60.
    expect(site.server().output() + site.server().errors()).not.toMatch(/"level":[56]0/);
    reportLoop(`clock jumping, with ${engine}`, {
      jumps: jumps.length,
      orders: progress.placed.length,
      completed: progress.completed.length,
      redemptions: progress.approved.length,
      emails: smtp.mails.length,
      'slowest email': Math.round(slowestMail),
    });
  },
);
