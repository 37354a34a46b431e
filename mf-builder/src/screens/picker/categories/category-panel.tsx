import { Heading } from '@rig4u/shared/ui';
import { ListPlace, PlainIcon } from '@rig4u/shared/workbench';
import { useCallback, useRef, useState } from 'react';
import { useFlightTargets } from '../motion';
import { ComponentList } from './category-list';

/** The list of the categories beside the options. Where it is narrow, a button opens it to names and prices. */
export function CategoryPanel() {
  const { list } = useFlightTargets();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <ListPlace
      ref={list}
      aria-labelledby="list-title"
      open={open}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        close();
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={open}
        aria-label="Names and prices"
        title="Names and prices"
        onClick={() => setOpen(!open)}
      >
        <PlainIcon name={open ? 'left' : 'right'} />
      </button>
      <Heading as="h2" id="list-title">
        Component Selection
      </Heading>
      <ComponentList collapses={!open} onOpening={close} />
    </ListPlace>
  );
}
