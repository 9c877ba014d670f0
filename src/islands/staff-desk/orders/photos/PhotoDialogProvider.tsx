import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import type { QueuedOrder } from '../../../../lib/staff-orders.build.ts';
import { OnDemandPart } from '../../../../ui/on-demand/OnDemandPart.tsx';
import type { ListCopy } from '../../../../ui/paged-list/PagedList.tsx';
import type { PhotoDialogCopy } from './copy.ts';
import { lazyPhotoDialog } from './lazy-photo-dialog.ts';
import { photosOf } from './photos-of.ts';

type ShowPhoto = (url: string) => void;

const ShowPhotoContext = createContext<ShowPhoto | undefined>(undefined);

interface Props {
  order: Pick<QueuedOrder, 'image' | 'items' | 'itemsName'>;
  copy: PhotoDialogCopy;
  list: ListCopy;
  children: ReactNode;
}

/** Makes the links to an order's photos open them in a dialog. */
export function PhotoDialogProvider({ order, copy, list, children }: Props) {
  const [shownIndex, setShownIndex] = useState<number>();
  const photos = photosOf(order);
  return (
    <ShowPhotoContext
      value={(url) =>
        setShownIndex(
          Math.max(
            0,
            photos.findIndex((photo) => photo.url === url),
          ),
        )
      }
    >
      {children}
      {shownIndex !== undefined && (
        <OnDemandPart
          code={lazyPhotoDialog}
          copy={list}
          props={{ photos, first: shownIndex, onClose: () => setShownIndex(undefined), copy }}
        />
      )}
    </ShowPhotoContext>
  );
}

/** The handler of a link to a photo. With a modifier key, the photo opens in a new tab or window, not in the dialog. */
export function usePhotoLinkHandler(url: string) {
  const show = useContext(ShowPhotoContext);
  return (event: MouseEvent) => {
    if (!show || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(url);
  };
}
