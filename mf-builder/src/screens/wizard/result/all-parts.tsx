import { Box, Button, Grid, Icon } from '@rig4u/shared/ui';
import { Fragment, useId, useState } from 'react';
import type { ComponentNames } from '../../../domain/presets';

const others = [
  ['motherboard', 'Motherboard'],
  ['case', 'Case'],
  ['psu', 'Power supply'],
  ['cooling', 'CPU cooler'],
] as const;

/** The components that the card does not show at first. */
export function AllParts({ components }: { components: ComponentNames }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button size="sm" variant="ghost" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Fewer parts' : 'All parts'}
        <Icon name={open ? 'up' : 'down'} size="16" />
      </Button>
      <Box id={id} hidden={!open} pt="2">
        {open && (
          <Grid as="dl" gridTemplateColumns="minmax(0, 128px) minmax(0, 1fr)" gap="2" textStyle="small">
            {others.map(([type, label]) => (
              <Fragment key={type}>
                <Box as="dt" color="text3">
                  {label}
                </Box>
                <Box as="dd" overflowWrap="anywhere">
                  {components[type]}
                </Box>
              </Fragment>
            ))}
          </Grid>
        )}
      </Box>
    </Box>
  );
}
