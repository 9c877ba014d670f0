// One file for both tabs that volunteers have besides the orders: each file of its own adds 0.15 kB to the island.
export { NeedsTab } from './needs/NeedsTab.tsx';
export { PlacesTab } from './places/PlacesTab.tsx';
