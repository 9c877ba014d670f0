import type { HandoverKind } from '@kindcrate/contract/handovers';
import type { ItemCondition } from '@kindcrate/contract/order-items';
import type { OrderStatus } from '@kindcrate/contract/orders';

/** A start on the hour, in the time zone of the organization. */
export interface SampleTime {
  /** Days after the day on which the sample data is stored; negative for earlier days. */
  inDays: number;
  /** `HH:00`; omitted for the hour in which the sample data is stored. */
  time?: string;
}

export interface SampleItem {
  name: string;
  category: string;
  quantity: number;
  condition?: ItemCondition;
  /** The position, from 1, of the need that the item is for, in the list of the order's organization. */
  need?: number;
  /** The received quantity; if omitted, all pieces. */
  received?: number;
  /** Why the other pieces were declined. */
  declinedReason?: string;
}

/** A donation of the sample donor. */
export interface SampleOrder {
  /** The slug of the organization. */
  organization: string;
  items: readonly [SampleItem, ...SampleItem[]];
  /** The name of the sample picture that serves as the photo of the first item. */
  picture: string;
  /** The statuses that the order has had, with the hours since each change. The first is `submitted`. */
  history: readonly (readonly [status: OrderStatus, hoursAgo: number])[];
  handover?: {
    kind: HandoverKind;
    preferred?: readonly SampleTime[];
    offered?: readonly SampleTime[];
    agreed?: SampleTime;
    /** Hours since someone set out to collect the goods. */
    departedHoursAgo?: number;
  };
  /** What became of the goods. The organization consents to showing this line; the donor has not answered yet. */
  outcome?: string;
}

/** Donations whose handover is requested, offered, agreed or over, the newest first. */
export const sampleOrders: readonly SampleOrder[] = [
  {
    organization: 'mantle-and-mitten',
    items: [{ name: 'Wool blankets', category: 'bedding', quantity: 4, condition: 'good', need: 4 }],
    picture: 'donation-cards/a-warm-winter',
    history: [['submitted', 2]],
    handover: {
      kind: 'drop-off',
      preferred: [
        { inDays: 3, time: '10:00' },
        { inDays: 4, time: '15:00' },
      ],
    },
  },
  {
    organization: 'first-bell-satchels',
    items: [{ name: 'School bags', category: 'school', quantity: 3, condition: 'good', need: 1 }],
    picture: 'donation-cards/a-school-bag-packed',
    history: [
      ['submitted', 50],
      ['under review', 30],
      ['accepted', 26],
    ],
    handover: {
      kind: 'drop-off',
      offered: [
        { inDays: 2, time: '15:00' },
        { inDays: 3, time: '16:00' },
      ],
    },
  },
  {
    organization: 'ladle-lane-kitchen',
    items: [
      { name: 'Large pots', category: 'kitchen', quantity: 2, condition: 'worn', need: 3 },
      { name: 'Canned tomatoes', category: 'food', quantity: 12, need: 1 },
    ],
    picture: 'donation-cards/a-first-kitchen',
    history: [
      ['submitted', 75],
      ['under review', 70],
      ['accepted', 52],
    ],
    handover: {
      kind: 'drop-off',
      preferred: [{ inDays: 1, time: '09:00' }],
      agreed: { inDays: 1, time: '09:00' },
    },
  },
  {
    organization: 'mantle-and-mitten',
    items: [
      { name: 'Winter coats', category: 'clothing-winter', quantity: 3, condition: 'good', need: 1 },
      { name: 'Boots', category: 'clothing-winter', quantity: 2, condition: 'worn', need: 2 },
    ],
    picture: 'organizations/mantle-and-mitten/1',
    history: [
      ['submitted', 98],
      ['under review', 93],
      ['accepted', 71],
    ],
    handover: { kind: 'collection', agreed: { inDays: 0 }, departedHoursAgo: 0.25 },
  },
  {
    organization: 'mantle-and-mitten',
    items: [
      {
        name: 'Hats and gloves',
        category: 'clothing-winter',
        quantity: 6,
        condition: 'good',
        received: 5,
        declinedReason: 'One glove was missing its mate.',
      },
    ],
    picture: 'donation-cards/a-warm-winter',
    history: [
      ['submitted', 146],
      ['under review', 142],
      ['accepted', 120],
      ['received', 22],
    ],
    handover: { kind: 'collection', agreed: { inDays: -1, time: '11:00' } },
  },
  {
    organization: 'lantern-row',
    items: [{ name: 'A kettle', category: 'kitchen', quantity: 1, condition: 'good' }],
    picture: 'donation-cards/a-first-kitchen',
    history: [
      ['submitted', 342],
      ['under review', 336],
      ['accepted', 312],
      ['received', 240],
      ['completed', 118],
    ],
    handover: { kind: 'drop-off', agreed: { inDays: -10, time: '10:00' } },
    outcome: 'Your kettle is in room 4. The family there made tea with it on their first evening.',
  },
];

/** Where the sample donor lives. */
export const sampleAddress = {
  street: 'Quay Street',
  number: '14',
  city: 'Harrow Sound',
  postalCode: '04121',
  remark: 'The bell is on the left',
} as const;
