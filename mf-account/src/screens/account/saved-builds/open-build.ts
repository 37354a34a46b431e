import { copyHere } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { refusalText } from '@rig4u/shared/storage';
import { notify, toast } from '@rig4u/shared/toasts';
import type { MouseEvent } from 'react';

/**
 * On the click that opens a build: first keeps a copy of it in this browser. If that is refused, stops the navigation and
 * says why.
 */
export function openBuild(event: MouseEvent, build: AccountBuild): void {
  const copy = copyHere(build);
  if (copy.status === 'refused') {
    event.preventDefault();
    toast({
      title: 'Error',
      description: 'This browser could not keep a copy of the build.',
      detail: refusalText(copy.reason),
      kind: 'destructive',
    });
  }
  if (copy.status === 'differs') {
    notify({
      title: 'This browser has its own version of the build',
      description: copy.apart
        ? 'You see this version. Save to my account keeps both.'
        : 'You see this version. Save to my account replaces the version in your account with it.',
    });
  }
}
