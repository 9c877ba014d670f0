import { expect, test } from 'vitest';
import { parseFiguresChoice } from '../../../src/stores/staff-figures.ts';

test('the Figures tab opens with the months and the organization in the URL', () => {
  const choice = { from: '2026-01', to: '2026-11', organization: 'mantle' };
  expect(parseFiguresChoice('?from=2026-01&to=2026-11&for=mantle&organization=other')).toEqual(choice);
});

test.each(['', '?from=&to=&for=', '?from=2026-13&to=last', '?from=1999-01&to=2026-11-01'])(
  'the Figures tab ignores the query "%s"',
  (search) => {
    expect(parseFiguresChoice(search)).toEqual({ from: undefined, to: undefined, organization: undefined });
  },
);
