import type { Scan } from '../../../stores/receiving.ts';

const crate = 'M4 10h16l-1.3 10H5.3zM4.7 15h14.6';
const fork = 'M12 20v-7L6 6M12 13l6-7M6 11V6h5M18 11V6h-5';
const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2';
const barred = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 6.5l11 11';
const question = 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1';

const paths: Readonly<Record<Scan['kind'] | 'none', string>> = {
  none: 'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M8 8.5v7M12 8.5v7M16 8.5v7',
  expected: `${crate}M8.5 5l2.5 2.5L15.5 3`,
  'other organization': fork,
  own: fork,
  received: clock,
  'just received': clock,
  declined: barred,
  cancelled: barred,
  several: question,
  unknown: question,
  unread: question,
};

interface Props {
  kind: Scan['kind'] | 'none';
}

/** An icon for what a scan found, for people who cannot distinguish the colors. The text beside it says the same. */
export function StateIcon({ kind }: Props) {
  return (
    <svg className="parcel-state__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  );
}
