import { useEffect, useRef, useState } from 'react';
import { PhotoZone, type PhotoZoneProps } from './PhotoZone.tsx';
import { photoToSend } from './photo-to-send.ts';
import { usePictureDrop } from './use-picture-drop.ts';

type Props = Pick<PhotoZoneProps, 'id' | 'name' | 'error' | 'copy'> & {
  /** Whether a draft came back whose photo could not be kept. */
  isLost?: boolean;
};

/** The photo of the goods: chosen, dropped or pasted, with a look at it before it is sent. */
export function PhotoField({ isLost = false, ...field }: Props) {
  const [preview, setPreview] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const { isOver, isRefused, listeners } = usePictureDrop(root);

  const look = () => {
    const photo = root.current?.querySelector('input')?.files?.[0];
    setPreview(photo && URL.createObjectURL(photo));
    // Ahead of time: it is ready when the form is.
    if (photo) void photoToSend(photo);
  };
  // A photo can be chosen before this code arrives; the input keeps it.
  useEffect(look, []);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return (
    <PhotoZone
      {...field}
      {...listeners}
      root={root}
      preview={preview}
      isOver={isOver}
      isRefused={isRefused}
      isLost={isLost && !preview}
      onChange={() => {
        listeners.onChange();
        look();
      }}
      onUnreadable={() => setPreview(undefined)}
    />
  );
}
