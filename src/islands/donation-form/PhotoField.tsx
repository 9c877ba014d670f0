import { useEffect, useRef, useState } from 'react';
import { isHeic } from './is-heic.ts';
import { PhotoZone, type PhotoZoneProps } from './PhotoZone.tsx';
import { usePhotoDrop } from './use-photo-drop.ts';

type Props = Pick<PhotoZoneProps, 'id' | 'name' | 'error' | 'copy'> & {
  /** Whether a restored draft had a photo. */
  wasChosen?: boolean;
};

/** A failure is only logged: a photo then has to be chosen again after a reload. */
const loadKeptImage = () => import('./kept-image.ts').catch(console.warn);

/** The photo of the goods, chosen, dropped or pasted, with a preview. */
export function PhotoField({ wasChosen, ...field }: Props) {
  const [preview, setPreview] = useState<string>();
  const [heicName, setHeicName] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [isLost, setIsLost] = useState(false);
  const { isOver, isRejected, handlers } = usePhotoDrop(root);

  const update = () => {
    const photo = chosenPhoto(root.current);
    setHeicName(undefined);
    setPreview(photo && URL.createObjectURL(photo));
    // Prepares the photo early, while the person fills in the rest of the form; sending reuses the result.
    if (photo) void loadKeptImage().then((code) => code?.keepImage(root.current, photo));
  };
  useEffect(() => {
    if (wasChosen) void loadKeptImage().then(async (code) => setIsLost(!(await code?.restoreImage(root.current))));
  }, [wasChosen]);
  // A photo can be chosen before hydration.
  useEffect(update, []);
  useEffect(() => {
    if (!preview) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  return (
    <PhotoZone
      {...field}
      {...handlers}
      root={root}
      preview={preview}
      isOver={isOver}
      isRejected={isRejected}
      isLost={isLost && !preview && !heicName}
      onChange={() => {
        handlers.onChange();
        update();
      }}
      heicName={heicName}
      onUnreadable={() => {
        const photo = chosenPhoto(root.current);
        setPreview(undefined);
        if (photo && isHeic(photo)) setHeicName(photo.name);
      }}
    />
  );
}

const chosenPhoto = (root: HTMLElement | null) => root?.querySelector('input')?.files?.[0];
