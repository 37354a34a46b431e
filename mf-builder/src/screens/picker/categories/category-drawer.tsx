import { useEffect, useRef } from 'react';
import { useWidgets } from '../../../components/dialogs/use-widgets';
import { useDialogActions, useDialogs } from '../dialogs';
import { useCategory } from '../route-state';
import { ComponentList } from './category-list';

/** The list of the categories on a phone, from the bottom of the screen. The focus goes to the heading of the category opened here. */
export function PartsDrawer() {
  const open = useDialogs().opened === 'parts';
  const { close } = useDialogActions();
  const { heading } = useCategory();
  const opened = useRef(false);
  useEffect(() => {
    if (open) opened.current = false;
  }, [open]);
  const widgets = useWidgets(open, close);
  return (
    widgets && (
      <widgets.Drawer
        open={open}
        onClose={close}
        title="Component Selection"
        placement="bottom"
        lastFocus={() => (opened.current ? heading.current : null)}
      >
        <ComponentList
          onOpening={() => {
            opened.current = true;
            close();
          }}
        />
      </widgets.Drawer>
    )
  );
}
