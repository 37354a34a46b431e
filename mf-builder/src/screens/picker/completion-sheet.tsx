import { purchaseOf, type SavedBuild } from '@rig4u/shared/builds';
import { paths, useLocation, useNavigate } from '@rig4u/shared/routing';
import { Button, Flex, Icon } from '@rig4u/shared/ui';
import * as v from 'valibot';
import { useWidgets } from '../../components/dialogs/use-widgets';
import { verdictNow } from '../../state/verdict-now';
import { saveToUsersList } from './save-to-account';
import { useBuild } from './build-state';
import { useDialogActions } from './dialogs';
import { useCategory } from './route-state';

/** Navigation state of a build that was saved just now. */
const justCompleted = v.object({ completed: v.literal(true) });

/** What comes after 'Complete Build'. */
export function CompletionSheet() {
  const { saved } = useBuild();
  return saved && <Sheet build={saved} />;
}

function Sheet({ build }: { build: SavedBuild }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { heading } = useCategory();
  const { openShare } = useDialogActions();
  const open = v.is(justCompleted, location.state);
  const keepEditing = () => void navigate({ search: location.search }, { replace: true, state: null });
  const widgets = useWidgets(open, keepEditing);
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={keepEditing}
        lastFocus={() => heading.current}
        title={`${build.name} is saved`}
        description="It is kept in this browser. You can come back to it at any time."
        footer={
          <Flex wrap="wrap" gap="3" justify="end" w="full">
            <Button variant="ghost" onClick={keepEditing}>
              Keep editing
            </Button>
            <Button variant="outline" onClick={() => void saveToUsersList(build)}>
              <Icon name="user" size="16" />
              Save to my account
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                keepEditing();
                openShare();
              }}
            >
              <Icon name="share" size="16" />
              Share
            </Button>
            <Button
              onClick={() =>
                void navigate(paths.purchase, {
                  state: purchaseOf({ ...build, verdict: verdictNow(build.components) }),
                })
              }
            >
              <Icon name="cart" size="16" />
              Purchase
            </Button>
          </Flex>
        }
      />
    )
  );
}
