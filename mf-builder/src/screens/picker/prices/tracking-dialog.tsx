import { Button, Column, EmptyState, LiveRegion, Row, Text } from '@rig4u/shared/ui';
import { useRef, useState } from 'react';
import { useWidgets } from '../../../components/dialogs/use-widgets';
import type { TrackedPart } from '../../../domain/prices';
import { setPriceTarget, usePriceTargets } from '../../../state/price-targets';
import { tellRefused } from '../../../state/refusals';
import { TrackedList } from './tracked-list';

interface Props {
  open: boolean;
  onClose: () => void;
  onImport: () => void;
}

/** What 'Price Tracking' opens: the parts with a target price. */
export function TrackingDialog({ open, onClose, onImport }: Props) {
  const widgets = useWidgets(open, onClose);
  const targets = usePriceTargets();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  const remove = ({ id, name }: TrackedPart) => {
    const result = setPriceTarget(id, undefined);
    if (!result.ok) {
      tellRefused('The part is still tracked.', result.reason);
      return;
    }
    setSaid(`${name} is no longer tracked.`);
    // The pressed button goes with its part.
    list.current?.focus();
  };

  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onClose}
        size="lg"
        title="Price Tracking"
        description="Parts with a target price, kept in this browser. Prices come from the catalogue and from lists that you import."
        footer={
          <Row space="sm" justifyContent="flex-end">
            <Button variant="outline" onClick={onImport}>
              Import prices
            </Button>
            <Button onClick={onClose}>Done</Button>
          </Row>
        }
      >
        <Column ref={list} tabIndex={-1} role="group" aria-label="Tracked parts" space="md">
          <LiveRegion>{said}</LiveRegion>
          {open && Object.keys(targets).length > 0 && (
            <TrackedList targets={targets} onShow={onClose} onRemove={remove} />
          )}
          {open && Object.keys(targets).length === 0 && <Nothing />}
        </Column>
      </widgets.Dialog>
    )
  );
}

const Nothing = () => (
  <EmptyState title="No part is tracked yet">
    <Text tone="quiet">
      Open the details of a part, enter what you would pay for it under ‘Price’ and press ‘Track price’. When you import
      prices, the picker tells you which parts have reached their target.
    </Text>
  </EmptyState>
);
