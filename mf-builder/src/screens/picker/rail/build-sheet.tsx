import { Rail } from '../../../look/rail';
import { useEffect, useRef } from 'react';
import { Announcement } from '../announcement';
import { Badges } from '../intro';
import { useWidgets } from '../../../components/dialogs/use-widgets';
import { useDialogActions, useDialogs } from '../dialogs';
import { useCategory } from '../route-state';
import { sheetOpener } from './finding-focus';
import { RailMiddle } from './build-rail';
import { RailFoot } from './rail-foot';
import { RailHead } from './rail-head';

/**
 * 'Your PC Build' where there is no room beside the options: from the bottom of the screen. The focus goes to the heading of a category
 * that is opened here, to change its part.
 */
export function BuildSheet() {
  const { opened, atFinding } = useDialogs();
  const open = opened === 'build';
  const finding = useRef<HTMLDivElement>(null);
  const { close } = useDialogActions();
  const { heading } = useCategory();
  const isChanging = useRef(false);
  useEffect(() => {
    if (open) isChanging.current = false;
  }, [open]);
  const widgets = useWidgets(open, close);
  return (
    widgets && (
      <widgets.Drawer
        open={open}
        onClose={close}
        title="Your PC Build"
        placement="bottom"
        footer={<RailFoot />}
        firstFocus={atFinding ? finding : undefined}
        lastFocus={() => (isChanging.current ? heading.current : sheetOpener())}
      >
        <Rail>
          <RailHead />
        </Rail>
        <RailMiddle
          finding={finding}
          onChanging={() => {
            isChanging.current = true;
            close();
          }}
        />
        <Announcement />
        <Rail>
          <section>
            <h3>What the picker does</h3>
            <Badges />
          </section>
        </Rail>
      </widgets.Drawer>
    )
  );
}
