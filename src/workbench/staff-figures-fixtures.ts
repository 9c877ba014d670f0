import type { FiguresOfMonth, StaffFigures } from '@kindcrate/contract/staff-figures';
import { longTitle } from './long-fixtures.ts';

// Sample API replies for the desk's figures.

const pieces = [402, 512, 488, 305, 210, 160, 148, 170, 260, 420, 590, 612];

const months: FiguresOfMonth[] = pieces.map((count, index) => ({
  month: new Date(Date.UTC(2025, 11 + index)).toISOString().slice(0, 7),
  placed: Math.round(count / 4),
  received: Math.round(count / 5),
  pieces: count,
  completed: Math.round(count / 6),
  declined: index,
  daysToReceived: 5.2,
  coins: { given: count * 3, spent: count * 2, open: 10_000 + index * 900 },
}));

const total = {
  placed: 1070,
  received: 855,
  pieces: 4277,
  completed: 713,
  declined: 66,
  daysToReceived: 5.2,
};

const organization = { ...total, _id: 'mantle-and-mitten', title: 'Mantle & Mitten', piecesByMonth: pieces };

export const staffFigures: StaffFigures = {
  from: '2025-12',
  to: '2026-11',
  timeZone: 'America/New_York',
  computedAt: '2026-11-23T10:00:00.000Z',
  total,
  months,
  organizations: [
    organization,
    {
      ...organization,
      _id: 'pagewheel',
      title: 'Pagewheel Library',
      piecesByMonth: pieces.toReversed().map((count) => Math.round(count / 3)),
    },
    {
      ...organization,
      _id: 'ladle-lane',
      title: 'Ladle Lane Kitchen',
      piecesByMonth: pieces.map((count) => count % 90),
    },
  ],
  categories: [
    { _id: 'clothes', title: 'Clothes', pieces: 2706 },
    { _id: 'books', title: 'Books', pieces: 1402 },
    { _id: null, title: null, pieces: 169 },
  ],
  reasons: [
    { reason: 'Worn or stained', count: 40 },
    { reason: 'We have enough', count: 20 },
  ],
  otherReasons: 6,
  brands: [
    { _id: 'thimbleloaf', title: 'Thimbleloaf Bakery', redemptions: 213, coins: 3380 },
    { _id: 'copper-wren', title: 'Copper Wren Café', redemptions: 96, coins: 1180 },
  ],
};

const none = { placed: 0, received: 0, pieces: 0, completed: 0, declined: 0, daysToReceived: null };

export const emptyStaffFigures: StaffFigures = {
  ...staffFigures,
  total: none,
  months: months.map(({ month }) => ({ month, ...none, coins: { given: 0, spent: 0, open: 0 } })),
  organizations: [{ ...organization, ...none, piecesByMonth: pieces.map(() => 0) }],
  categories: [],
  reasons: [],
  otherReasons: 0,
  brands: [],
};

const { brands: _, ...withoutBrands } = staffFigures;

/** The figures of one organization, as a volunteer sees them. */
export const volunteerStaffFigures: StaffFigures = {
  ...withoutBrands,
  months: months.map(({ coins: _, ...month }) => month),
  organizations: [organization],
};

const large = 123_456_789;

export const longStaffFigures: StaffFigures = {
  ...staffFigures,
  total: { ...total, placed: large, pieces: large },
  organizations: staffFigures.organizations.map((entry) => ({ ...entry, title: longTitle, pieces: large })),
  categories: [{ _id: 'long', title: longTitle, pieces: large }],
  reasons: [{ reason: longTitle.repeat(3), count: large }],
  brands: [{ _id: 'long', title: longTitle, redemptions: large, coins: large }],
};
