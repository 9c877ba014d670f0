import { useRef } from 'react';
import { profile } from '../../stores/profile.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { useReadyEvent } from '../../ui/use-ready-event.ts';
import type { ProfileCopy } from './copy.ts';
import { ProfileView } from './ProfileView.tsx';

interface Props {
  copy: ProfileCopy;
}

/** The account of the person who is logged in. */
export default function Profile({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(profile);
  useReadyEvent(root);

  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void profile.reload();
  };
  return (
    <ProfileView resource={resource} copy={copy} root={root} onRetry={retry} onRefresh={() => void profile.refresh()} />
  );
}
