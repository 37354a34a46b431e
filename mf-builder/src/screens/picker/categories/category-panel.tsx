import { Heading, VisuallyHidden } from '@rig4u/shared/ui';
import { PlainIcon } from '../../../look/plain-icon';
import { ListPlace } from '../../../look/regions';
import { useCallback, useRef, useState } from 'react';
import { useDialogActions } from '../dialogs';
import { useFlightTargets } from '../motion';
import { ComponentList } from './category-list';

/** The list of the categories beside the options. Where it is narrow, a button opens it to names and prices. */
export function CategoryPanel() {
  const { list } = useFlightTargets();
  const { openKeys } = useDialogActions();
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
      <button type="button" className="keys" aria-haspopup="dialog" title="Keys of the picker" onClick={openKeys}>
        <kbd>?</kbd>
        <VisuallyHidden> Keys of the picker</VisuallyHidden>
      </button>
      <ComponentList collapses={!open} onOpening={close} />
    </ListPlace>
  );
}
