import {
  emptyStaffFigures,
  longStaffFigures,
  staffFigures,
  volunteerStaffFigures,
} from '../../../src/workbench/staff-figures-fixtures.ts';
import { openFigures } from '../figures.tsx';
import { testAccessibility } from './accessibility.ts';

for (const [state, figures] of Object.entries({
  'all organizations': staffFigures,
  'one organization': volunteerStaffFigures,
  'months without orders': emptyStaffFigures,
  'long words and large numbers': longStaffFigures,
}))
  testAccessibility(`the figures of the desk: ${state}`, () => openFigures(figures));
