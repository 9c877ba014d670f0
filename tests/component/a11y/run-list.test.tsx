import { emptyRunList, longRunList, runList } from '../../../src/workbench/run-list-fixtures.ts';
import { openRunList } from '../run-list.tsx';
import { testAccessibility } from './accessibility.ts';

for (const [state, list] of Object.entries({
  'a busy day': runList,
  'a day without handovers': emptyRunList,
  'long words and large numbers': longRunList,
}))
  testAccessibility(`the run list: ${state}`, () => openRunList(list));
