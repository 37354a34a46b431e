import { paths } from '@rig4u/shared/routing';
import { Button, ButtonLink } from '@rig4u/shared/ui';
import type { RefObject } from 'react';
import { useWidgets } from '../lazy/use-widgets';

interface Props {
  name: string;
  open: boolean;
  onKeepEditing: () => void;
  /** Has the focus when the visitor goes on editing. */
  heading: RefObject<HTMLElement | null>;
}

/** What comes after 'Complete Build'. */
export function CompletionSheet({ name, open, onKeepEditing, heading }: Props) {
  const widgets = useWidgets(open, onKeepEditing);
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onKeepEditing}
        lastFocus={() => heading.current}
        title={`${name} is saved`}
        description="It is kept in this browser. You can come back to it at any time."
        footer={
          <>
            <Button variant="outline" onClick={onKeepEditing}>
              Keep editing
            </Button>
            <ButtonLink to={paths.savedBuilds}>View Saved Builds</ButtonLink>
          </>
        }
      />
    )
  );
}
