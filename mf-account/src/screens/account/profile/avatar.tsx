import type { User } from '@rig4u/shared/auth';
import { Flex } from '@rig4u/shared/ui';
import { useState } from 'react';
import { initialsOf } from '../../../domain/initials';

interface Props {
  user: User;
  /** Width and height in pixels. */
  size: number;
}

/** The user's photo, or their initials if there is none or it does not load. Decoration: the name is beside it. */
export function Avatar({ user, size }: Props) {
  const [failed, setFailed] = useState<string>();
  const photo = safePhoto(user.photoURL);
  return (
    <Flex
      aria-hidden="true"
      flex="none"
      boxSize={`${size}px`}
      align="center"
      justify="center"
      overflow="hidden"
      borderRadius="full"
      borderWidth="1px"
      borderColor="accentLine"
      bg="accentWash"
      color="accentText"
    >
      {photo && photo !== failed ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          onError={() => setFailed(photo)}
        />
      ) : (
        <span style={{ font: `600 ${Math.round(size * 0.34)}px/1 var(--font-heading)` }}>
          {initialsOf(user.displayName)}
        </span>
      )}
    </Flex>
  );
}

/** The address of a photo if it is https; anything else is never loaded. */
const safePhoto = (address: string | null): string | undefined =>
  address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
