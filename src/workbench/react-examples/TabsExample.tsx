import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { longLabel } from '../long-fixtures.ts';

/** Three tabs, one with a very long label. */
export function TabsExample() {
  return (
    <Tabs
      label="Example"
      tabs={[
        { id: 'first', label: 'Clothes', panel: <p>Coats, boots and blankets.</p> },
        { id: 'second', label: 'Kitchen', panel: <p>Pots, kettles and plates.</p> },
        { id: 'third', label: longLabel, panel: <p>A label that does not fit on one line.</p> },
      ]}
    />
  );
}
