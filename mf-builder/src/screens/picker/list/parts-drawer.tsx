import { useEffect, useRef, type RefObject } from 'react';
import { useWidgets } from '../../../state/use-widgets';
import { ComponentList, type ComponentListProps } from './component-list';

interface Props extends ComponentListProps {
  open: boolean;
  onClose: () => void;
  /** The heading of the options: has the focus after a category was opened from here. */
  heading: RefObject<HTMLElement | null>;
}

/** The component list of a phone, from the bottom of the screen. */
export function PartsDrawer({ open, onClose, heading, onOpen, ...list }: Props) {
  const opened = useRef(false);
  useEffect(() => {
    if (open) opened.current = false;
  }, [open]);
  const widgets = useWidgets(open, onClose);
  return (
    widgets && (
      <widgets.Drawer
        open={open}
        onClose={onClose}
        title="Component Selection"
        placement="bottom"
        lastFocus={() => (opened.current ? heading.current : null)}
      >
        <ComponentList
          {...list}
          onOpen={(type) => {
            opened.current = true;
            onClose();
            onOpen(type);
          }}
        />
      </widgets.Drawer>
    )
  );
}
