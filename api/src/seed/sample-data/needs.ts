import type { NeedRow } from '../../database/need-rows.ts';

/** A sample need. An omitted property is stored as null, zero or false, unless noted otherwise. */
export interface SampleNeed {
  /** The id of a category that the migrations create. */
  category: string;
  words: string;
  /** If omitted, `wanted`. */
  state?: NeedRow['state'];
  /** Pieces. */
  target?: number;
  /** Pieces that the need shows as received. */
  received?: number;
  urgent?: boolean;
  /** Days from the day on which the sample data is stored until the need's last day. */
  daysLeft?: number;
  reason?: string;
}

/** The needs of each sample organization, by its slug. */
export const sampleNeeds: Readonly<Record<string, readonly SampleNeed[]>> = {
  'mantle-and-mitten': [
    {
      category: 'clothing-winter',
      words: 'Winter coats, adult',
      target: 40,
      received: 12,
      urgent: true,
      daysLeft: 90,
    },
    { category: 'clothing-winter', words: 'Boots with good soles', target: 30, received: 21, daysLeft: 90 },
    { category: 'clothing-winter', words: 'Hats and gloves', received: 64 },
    { category: 'bedding', words: 'Wool blankets', target: 60, received: 18, urgent: true },
    {
      category: 'clothing-children',
      words: 'Children’s coats, sizes 2 to 6',
      state: 'enough',
      reason: 'The racks for little ones are full until January',
    },
    {
      category: 'clothing',
      words: 'Summer clothes',
      state: 'refused',
      reason: 'We have no room to keep them until June',
    },
  ],
  'first-bell-satchels': [
    { category: 'school', words: 'School bags', target: 120, received: 87, urgent: true, daysLeft: 45 },
    { category: 'school', words: 'Scientific calculators', target: 50, received: 9 },
    { category: 'school', words: 'Pencil cases and lunch boxes', received: 133 },
    { category: 'clothing-children', words: 'Gym shoes', target: 60, received: 44, daysLeft: 45 },
    { category: 'school', words: 'Ring binders', state: 'enough', reason: 'An office gave us four hundred' },
    { category: 'school', words: 'Briefcases', state: 'refused', reason: 'The children find them too heavy' },
  ],
  'ladle-lane-kitchen': [
    { category: 'food', words: 'Canned beans and tomatoes', received: 210, urgent: true },
    { category: 'food', words: 'Rice and flour, unopened bags', target: 150, received: 96 },
    { category: 'kitchen', words: 'Large pots, 10 quarts and up', target: 8, received: 3, daysLeft: 60 },
    { category: 'kitchen', words: 'Plates, matching or not', target: 100, received: 100 },
    { category: 'kitchen', words: 'Mugs', state: 'enough', reason: 'We have more mugs than hooks' },
    {
      category: 'food',
      words: 'Opened or home-cooked food',
      state: 'refused',
      reason: 'Food safety rules don’t allow it',
    },
  ],
  'pagewheel-library': [
    { category: 'books', words: 'Picture books', target: 200, received: 148 },
    { category: 'books', words: 'Large-print books', target: 80, received: 22, urgent: true, daysLeft: 75 },
    { category: 'books', words: 'Books in any language spoken at home', received: 57 },
    { category: 'furniture', words: 'Reading lamps', target: 12, received: 5 },
    { category: 'books', words: 'Cookbooks', state: 'enough', reason: 'Two shelves came in this fall' },
    { category: 'books', words: 'Encyclopedias', state: 'refused', reason: 'The vans can’t carry whole sets' },
  ],
  'button-and-bear': [
    { category: 'toys', words: 'Board games, even with missing pieces', target: 40, received: 17, daysLeft: 30 },
    { category: 'toys', words: 'Wooden trains and tracks', target: 25, received: 19 },
    { category: 'toys', words: 'Building blocks', received: 41 },
    { category: 'toys', words: 'Dolls and bears', target: 60, received: 26, urgent: true, daysLeft: 30 },
    { category: 'toys', words: 'Puzzles', state: 'enough', reason: 'The puzzle shelf is full to the ceiling' },
    {
      category: 'toys',
      words: 'Toys with button batteries',
      state: 'refused',
      reason: 'Small children can swallow them',
    },
  ],
  'lantern-row': [
    { category: 'bedding', words: 'Bed linens, twin', target: 80, received: 68, urgent: true },
    { category: 'kitchen', words: 'Kettles', target: 24, received: 12 },
    { category: 'furniture', words: 'Bedside lamps', target: 30, received: 11, daysLeft: 60 },
    { category: 'hygiene', words: 'Towels and unopened toiletries', received: 95 },
    {
      category: 'clothing-winter',
      words: 'Winter coats, adult',
      state: 'enough',
      reason: 'Everyone in the house has one this winter',
    },
    { category: 'furniture', words: 'Wardrobes and sofas', state: 'refused', reason: 'They don’t fit up our stairs' },
  ],
};
