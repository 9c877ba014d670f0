import { formatMessage } from '@kindcrate/contract/message-format';
import { resolveApiUrl } from '../../../../lib/api-url.ts';
import type { QueuedItem } from '../../../../lib/staff-orders.build.ts';
import { PhotoLink } from '../photos/PhotoLink.tsx';
import type { OrderItemsCopy } from './copy.ts';

interface Props {
  item: QueuedItem;
  copy: OrderItemsCopy;
}

/** The photos of an item, each a link to the full-size photo. */
export function ItemPhotos({ item, copy }: Props) {
  if (!item.photos.length) return null;
  return (
    <div className="order-items__photos">
      {item.photos.map(({ url, thumbnailUrl }, index) => (
        // Not keyed by the photo's address, which is signed and changes with every reply.
        // biome-ignore lint/suspicious/noArrayIndexKey: photos are never reordered
        <PhotoLink key={index} url={url}>
          <img
            src={resolveApiUrl(thumbnailUrl)}
            alt={formatMessage(copy.photoAlt, { number: index + 1, item: item.name })}
            width={72}
            height={72}
            loading="lazy"
          />
        </PhotoLink>
      ))}
    </div>
  );
}
