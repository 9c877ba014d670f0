import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { longLabel } from '../long-samples.ts';

/** Three tabs, one with more words than there should be. */
export function TabsSample() {
  return (
    <Tabs
      label="Sample"
      tabs={[
        { id: 'first', label: 'Clothes', panel: <p>Coats, boots and blankets.</p> },
        { id: 'second', label: 'Kitchen', panel: <p>Pots, kettles and plates.</p> },
        { id: 'third', label: longLabel, panel: <p>What has more words than there is room for.</p> },
      ]}
    />
  );
}
