import { listStaffOrdersEndpoint, type StaffOrder } from '@kindcrate/contract/staff-orders';
import { receiveOrderEndpoint } from '@kindcrate/contract/staff-receiving';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tones } from '../../../src/lib/tones.ts';
import { staffOrganization } from '../../../src/workbench/desk-fixtures.ts';
import { mountDesk, openDesk } from '../desk.tsx';
import { api } from '../mock-api.ts';
import {
  receiveCopy as copy,
  numberField,
  openReceive,
  parcelNumbered,
  parcelState,
  scanAndExpect,
  scanLabel,
  shiftRows,
} from '../receive.tsx';
import { button, field } from '../site-forms.tsx';

const receiveButton = page.getByRole('button', { name: /^Receive \d/ });
const loggedInPerson = { _id: 'staff-1', username: 'Robin', email: 'robin@example.com' };
const declined = { status: 'declined', at: '2026-11-19T10:00:00.000Z', reason: 'No crib without its label.' } as const;

/** Records the pitch of each sound that is played. */
function recordPitches(): number[] {
  const pitches: number[] = [];
  const { start } = OscillatorNode.prototype;
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode, when) {
    pitches.push(this.frequency.value);
    start.call(this, when);
  });
  return pitches;
}

const pitchesOf = (sound: keyof typeof tones) => tones[sound].map(({ pitch }) => pitch);

test.each<[string, Partial<StaffOrder>, string, keyof typeof tones]>([
  ['received', { status: 'received' }, copy.refusals.received.title, 'attention'],
  ['completed', { status: 'completed' }, copy.refusals.received.title, 'attention'],
  ['declined', { status: 'declined', history: [declined] }, declined.reason, 'declined'],
  ['cancelled', { status: 'cancelled' }, copy.refusals.cancelled.title, 'declined'],
  ['from the person who scans it', { donor: loggedInPerson }, copy.refusals.own.title, 'unexpected'],
])(
  'scanning the label of an order that is %s shows a message in its own color and plays a sound, and the next scan puts the parcel aside',
  async (...row) => {
    const [, changes, message, sound] = row;
    const pitches = recordPitches();
    const refused = parcelNumbered(1, changes);
    await openReceive(refused, parcelNumbered(2));
    await scanAndExpect(refused, message);
    await expect.element(receiveButton).not.toBeInTheDocument();
    await expect.poll(() => pitches).toEqual(pitchesOf(sound));
    const color = () => getComputedStyle(parcelState.element().firstElementChild ?? document.body).backgroundColor;
    const before = color();
    await scanAndExpect(parcelNumbered(2), copy.expected.title);
    await expect.poll(() => pitches).toEqual([...pitchesOf(sound), ...pitchesOf('expected')]);
    expect(color()).not.toBe(before);
    await expect.element(shiftRows).toHaveAttribute('data-state', 'set aside');
    expect(await api.sent(receiveOrderEndpoint)).toEqual([]);
  },
);

test('a parcel for an organization other than the chosen one is refused, and can be received anyway', async () => {
  await openDesk('receive', {
    organizations: [staffOrganization, { ...staffOrganization, _id: 'other', title: 'Other' }],
  });
  await field(copy.organization).selectOptions('Other');
  await numberField.click();
  await api.reply(listStaffOrdersEndpoint, { result: [parcelNumbered(1)], next: null });
  await scanAndExpect(parcelNumbered(1), copy.refusals['other organization'].title);
  await expect.element(receiveButton).not.toBeInTheDocument();
  await button(copy.receiveAnyway).click();
  await expect.element(parcelState).toMatchTextContent(copy.expected.title);
  await expect.element(receiveButton).toBeVisible();
});

test('a parcel that was received a moment ago is not received again', async () => {
  await openReceive(parcelNumbered(1));
  await scanAndExpect(parcelNumbered(1), copy.expected.title);
  await userEvent.keyboard('{Enter}');
  await scanAndExpect(parcelNumbered(1), copy.refusals['just received'].text);
  await expect.element(receiveButton).not.toBeInTheDocument();
});

test('sounds can be turned off, and the device remembers the choice', async () => {
  const pitches = recordPitches();
  await openReceive(parcelNumbered(1), parcelNumbered(2));
  await button(copy.sound).click();
  await expect.element(button(copy.sound)).toHaveAttribute('aria-pressed', 'false');
  await scanAndExpect(parcelNumbered(1), copy.expected.title);
  expect(pitches).toEqual([]);
  expect(localStorage.getItem('desk-sound')).toBe('off');
  await button(copy.sound).click();
  await scanLabel(parcelNumbered(2));
  await expect.poll(() => pitches).toEqual(pitchesOf('expected'));
});

test('a volunteer sees that an unknown label may belong to another organization, and cannot choose an organization', async () => {
  await api.reply(listStaffOrdersEndpoint, { result: [], next: null });
  await mountDesk('receive', 'volunteer');
  await expect.element(page.getByText(copy.ownOrganization)).toBeVisible();
  expect(page.getByLabelText(copy.organization).elements()).toEqual([]);
  await scanAndExpect(parcelNumbered(1), copy.unknownOfYours.title);
});
