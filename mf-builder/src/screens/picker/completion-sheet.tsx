import { useLocation, useNavigate } from '@rig4u/shared/routing';
import { useModuleOrToast } from '@rig4u/shared/toasts';
import * as v from 'valibot';
import { useBuild } from './build-state';

/** Navigation state of a build that was saved just now. */
const justCompleted = v.object({ completed: v.literal(true) });

/** Opens the dialog that comes after 'Complete Build'. Its code comes with the first completion. */
export function CompletionSheet() {
  const { saved } = useBuild();
  const navigate = useNavigate();
  const location = useLocation();
  const open = saved !== undefined && v.is(justCompleted, location.state);
  const keepEditing = () => void navigate({ search: location.search }, { replace: true, state: null });
  const code = useModuleOrToast(loadDialog, open, keepEditing);
  return code && saved && <code.CompletionDialog build={saved} open={open} onClose={keepEditing} />;
}

const loadDialog = () => import(/* webpackChunkName: "completion-dialog" */ './completion-dialog');
