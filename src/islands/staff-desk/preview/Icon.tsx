import './icon.scss';

const paths = {
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  remove: 'M7 7l10 10M17 7L7 17',
  next: 'M10 6l6 6-6 6',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  phone: 'M8 3h8v18H8zM11 18h2',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M5.6 18.4l.7-.7M17.7 6.3l.7-.7',
  dark: 'M19 14.5A7.5 7.5 0 1 1 9.5 5a6 6 0 0 0 9.5 9.5z',
};

export type IconName = keyof typeof paths;

/** A decorative icon: a visible or an accessible label says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="preview-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
