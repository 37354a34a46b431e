import { Rail } from '../../../look/rail';
import { useRef } from 'react';
import { Announcement } from '../announcement';
import { Badges } from '../intro';
import { useWidgets } from '../../../components/dialogs/use-widgets';
import { useDialogActions, useDialogs } from '../dialogs';
import { sheetOpener } from './finding-focus';
import { RailMiddle } from './build-rail';
import { RailFoot } from './rail-foot';
import { RailHead } from './rail-head';

/** 'Your PC Build' where there is no room beside the options: from the bottom of the screen. */
export function BuildSheet() {
  const { opened, atFinding } = useDialogs();
  const open = opened === 'build';
  const finding = useRef<HTMLDivElement>(null);
  const { close } = useDialogActions();
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
        lastFocus={sheetOpener}
      >
        <Rail>
          <RailHead />
        </Rail>
        <RailMiddle finding={finding} />
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
