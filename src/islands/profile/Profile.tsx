import { useRef } from 'react';
import { profile } from '../../stores/profile.ts';
import { useReady } from '../../ui/form/use-ready.ts';
import { useResource } from '../../ui/resource/use-resource.ts';
import { Account } from './Account.tsx';
import type { ProfileCopy } from './copy.ts';

interface Props {
  copy: ProfileCopy;
}

/** The account of the person who is logged in. */
export default function Profile({ copy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const resource = useResource(profile);
  useReady(root);

  const retry = () => {
    // The focused button is about to disappear.
    root.current?.focus();
    void profile.reload();
  };
  return (
    <Account resource={resource} copy={copy} root={root} onRetry={retry} onRefresh={() => void profile.refresh()} />
  );
}
