import { Icon } from '@rig4u/shared/ui';
import { QuietLine } from '@rig4u/shared/workbench';
import { useState } from 'react';

const badges = ['Compatibility Check', 'Price Tracking', 'Performance Estimation', 'Component Filtering'];

/** What the picker is for and what it does, in one quiet line. Where there is no room, the badges open from a button. */
export function Intro() {
  const [open, setOpen] = useState(false);
  return (
    <QuietLine data-no-print>
      <h2>Build Your Ultimate PC</h2>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        What it does
      </button>
      <Badges open={open} />
    </QuietLine>
  );
}

/** What the picker does. */
export const Badges = ({ open }: { open?: boolean }) => (
  <ul data-open={open}>
    {badges.map((badge) => (
      <li key={badge}>
        <Icon name="check" size="16" />
        <span>{badge}</span>
      </li>
    ))}
  </ul>
);
