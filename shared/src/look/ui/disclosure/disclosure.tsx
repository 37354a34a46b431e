import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { Box } from '../layout';

export interface DisclosureProps {
  /** What the button reads. */
  label: string;
  /** What it reads while the rest is shown; the same without one. */
  openLabel?: string | undefined;
  /** Shows the rest whatever was pressed, such as while something in it is wrong. */
  forced?: boolean | undefined;
  children: ReactNode;
}

/** A button that shows more, and the more. What is hidden is not rendered. */
export function Disclosure({ label, openLabel = label, forced = false, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // What was forced open stays open when the reason is gone.
  if (forced && !open) setOpen(true);
  return (
    <div>
      <Button size="sm" variant="ghost" ms="-3" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>{open ? openLabel : label}</span>
        <Icon name={open ? 'up' : 'down'} size={16} />
      </Button>
      <Box id={id} hidden={!open} pt="2">
        {open && children}
      </Box>
    </div>
  );
}
