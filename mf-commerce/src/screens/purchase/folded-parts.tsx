import { Button, Column, Icon } from '@rig4u/shared/ui';
import { useId, useState, type ReactNode } from 'react';

interface Props {
  /** How many parts there are. */
  count: number;
  children: ReactNode;
}

/** The list of the parts. Where the order stands below it, it is folded: so total and button are in sight. On paper it is whole. */
export function FoldedParts({ count, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        display={{ base: 'inline-flex', lg: 'none' }}
        alignSelf="start"
        aria-expanded={open}
        aria-controls={id}
        data-no-print
        onClick={() => setOpen(!open)}
      >
        <span>{`${open ? 'Hide' : 'Show'} the ${count === 1 ? 'part' : `${count} parts`}`}</span>
        <Icon name={open ? 'up' : 'down'} size={16} />
      </Button>
      <Column id={id} space="xl" display={{ base: open ? 'flex' : 'none', lg: 'flex', _print: 'flex' }}>
        {children}
      </Column>
    </>
  );
}
