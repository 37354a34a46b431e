import { useModuleOrToast } from '@rig4u/shared/toasts';
import { useBuild, useBuildActions } from './build-state';
import { useChangedLine } from './chosen/use-changed-line';
import { addOwnPartTitle, useDialogActions, useDialogs } from './dialogs';
import { useCategory } from './route-state';

/** The dialog for a part that is in no catalogue. Its questions come with the first opening: most builds never need them. */
export function OwnPart() {
  const { opened, edited, named } = useDialogs();
  const { close } = useDialogActions();
  const { category, heading } = useCategory();
  const type = edited?.type ?? category;
  const { saved } = useBuild();
  const { choose, swap, replace } = useBuildActions();
  const changed = useChangedLine();
  const open = opened === 'own-part';
  const code = useModuleOrToast(
    () => import(/* webpackChunkName: "own-part" */ '../../components/own-part/own-part-dialog'),
    open,
    close,
  );
  return (
    code && (
      <code.OwnPartDialog
        title={addOwnPartTitle}
        type={type}
        open={open}
        place={[saved?.id ?? 'new', edited?.place].join(' ')}
        edit={edited?.part}
        named={named}
        asked={edited?.asked}
        onClose={close}
        onAdd={(part) => {
          if (edited) replace(type, edited, part);
          else if (changed) swap(category, changed, part);
          else choose(part);
        }}
        focusAfter={edited?.focusAfter ?? (() => heading.current)}
      />
    )
  );
}
