import { Box, Button, Icon, Verdict } from '@rig4u/shared/ui';
import { useId, useState } from 'react';
import { worstFirst } from '../../../domain/compatibility/check-summary';
import type { BuildCheck } from '../../../domain/compatibility/types';

const words = { pass: 'Pass', warning: 'Warning', fail: 'Fail', unknown: 'Not checked' } as const;

/** Every check of the build with what it found, worst first. */
export function Checks({ found }: { found: BuildCheck }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="sm" variant="ghost" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        What was checked
        <Icon name={open ? 'up' : 'down'} size="16" />
      </Button>
      <Box as="ul" role="list" id={id} hidden={!open} pt="2" display={open ? 'grid' : undefined} gap="2">
        {open &&
          worstFirst(found.findings).map(({ rule, verdict, message, note }) => (
            <Box as="li" key={rule} textStyle="small">
              <Verdict kind={verdict} word={words[verdict]} fontWeight="400">
                {note ? `${message} ${note}` : message}
              </Verdict>
            </Box>
          ))}
      </Box>
    </Box>
  );
}
