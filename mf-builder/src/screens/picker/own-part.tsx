import { useModuleOrToast } from '@rig4u/shared/toasts';
import { useBuildActions } from './build-state';
import { addOwnPartTitle, useDialogActions, useDialogs } from './dialogs';
import { useCategory } from './route-state';

/** The dialog for a part that is in no catalogue. Its questions come with the first opening: most builds never need them. */
export function OwnPart() {
  const { opened, edited } = useDialogs();
  const { close } = useDialogActions();
  const { category, heading } = useCategory();
  const { choose, replace } = useBuildActions();
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
        type={category}
        open={open}
        edit={edited?.part}
        onClose={close}
        onAdd={(part) => (edited ? replace(category, edited, part) : choose(part))}
        focusAfter={() => heading.current}
      />
    )
  );
}
