import { Icon } from '@rig4u/shared/ui';
import { QuietLine } from '../../look/regions';
import { useState } from 'react';
import { useDialogActions } from './dialogs';

const tracking = 'Price Tracking';
const badges = ['Compatibility Check', tracking, 'Performance Estimation', 'Component Filtering'];

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

/** What the picker does. Price Tracking opens what is tracked. */
export function Badges({ open }: { open?: boolean }) {
  const { openTracking } = useDialogActions();
  return (
    <ul data-open={open}>
      {badges.map((badge) => (
        <li key={badge}>
          <Icon name="check" size="16" />
          {badge === tracking ? (
            <button type="button" className="opens" aria-haspopup="dialog" onClick={openTracking}>
              {badge}
            </button>
          ) : (
            <span>{badge}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
