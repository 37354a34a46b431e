import { bringHere } from '@rig4u/shared/account-builds';
import type { AccountBuild } from '@rig4u/shared/builds';
import { notify, toast } from '@rig4u/shared/toasts';
import type { MouseEvent } from 'react';

/** Before a build opens, this browser gets a copy of it; where it cannot have one, the way is stopped and the reason said. */
export function openBuild(event: MouseEvent, build: AccountBuild): void {
  const brought = bringHere(build);
  if (brought === 'refused') {
    event.preventDefault();
    toast({
      title: 'Error',
      description:
        'This browser could not keep a copy of the build. Make room in its storage, or allow storage for this site, then try again.',
      kind: 'destructive',
    });
  }
  if (brought === 'differs') {
    notify({
      title: 'This browser has its own version of the build',
      description: 'That is the one you see. Save to my account puts it in place of the version in your account.',
    });
  }
}
