import type { SavedBuild } from '@rig4u/shared/builds';
import { paths, useNavigate } from '@rig4u/shared/routing';
import { Button, Flex, Icon } from '@rig4u/shared/ui';
import type { RefObject } from 'react';
import { purchaseOf } from '../../domain/choices/purchase';
import { useWidgets } from '../../state/use-widgets';
import { saveToUsersList } from './account-save';

interface Props {
  build: SavedBuild;
  open: boolean;
  onKeepEditing: () => void;
  onShare: () => void;
  /** Has the focus when the visitor goes on editing. */
  heading: RefObject<HTMLElement | null>;
}

/** What comes after 'Complete Build'. */
export function CompletionSheet({ build, open, onKeepEditing, onShare, heading }: Props) {
  const navigate = useNavigate();
  const widgets = useWidgets(open, onKeepEditing);
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onKeepEditing}
        lastFocus={() => heading.current}
        title={`${build.name} is saved`}
        description="It is kept in this browser. You can come back to it at any time."
        footer={
          <Flex wrap="wrap" gap="3" justify="end" w="full">
            <Button variant="ghost" onClick={onKeepEditing}>
              Keep editing
            </Button>
            <Button variant="outline" onClick={() => void saveToUsersList(build)}>
              <Icon name="user" size="16" />
              Save to my account
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                onKeepEditing();
                onShare();
              }}
            >
              <Icon name="share" size="16" />
              Share
            </Button>
            <Button onClick={() => void navigate(paths.purchase, { state: purchaseOf(build) })}>
              <Icon name="cart" size="16" />
              Purchase
            </Button>
          </Flex>
        }
      />
    )
  );
}
