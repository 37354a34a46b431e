import { Button, Icon } from '@rig4u/shared/ui';
import { Draw as Look } from '../../look/findings';
import { useId, useState } from 'react';
import { estimatedDraw } from '../../domain/compatibility/power-draw';
import { fromComponents } from '../../domain/compatibility/checked-build';
import type { BuildComponents } from '@rig4u/shared/builds';

/** What the build draws at most, and on a press how that sum came about. */
export function Draw({ components }: { components: BuildComponents }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { watts, atLeast, lines } = estimatedDraw(fromComponents(components));
  if (lines.length === 0) return null;
  return (
    <Look>
      <header>
        <span>{`Estimated draw: ${atLeast ? 'at least ' : ''}${watts} W`}</span>
        <Button size="sm" variant="ghost" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          How it adds up
          <Icon name={open ? 'up' : 'down'} size="16" />
        </Button>
      </header>
      <ul id={id} hidden={!open}>
        {open &&
          lines.map(({ label, watts: share, basis }) => (
            <li key={label}>
              <span>
                <span>{label}</span> <small>{basis}</small>
              </span>
              <span>{share === undefined ? 'not known' : `${share} W`}</span>
            </li>
          ))}
      </ul>
    </Look>
  );
}
