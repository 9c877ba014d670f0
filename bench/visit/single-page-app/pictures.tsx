import iconMarkup from 'virtual:icons';
import illustrations from 'virtual:illustrations';

interface IllustrationProps {
  name: string;
  alt?: string;
  className?: string;
  /** Set for an illustration that is in view when the page opens, so that it loads before others. */
  isUrgent?: boolean;
}

export function Illustration({ name, alt = '', className, isUrgent = false }: IllustrationProps) {
  const urgency = isUrgent ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img className={className} {...illustrations[name]} alt={alt} {...urgency} />;
}

export function Icon({ name, size = '1em', className }: { name: string; size?: number | string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icons come from an installed package
      dangerouslySetInnerHTML={{ __html: iconMarkup[name] ?? '' }}
    />
  );
}
