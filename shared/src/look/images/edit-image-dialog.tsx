import { useModuleOrToast } from '../toasts';
import { EditForm } from './edit-form';
import type { EditableImage } from './use-draft';

export interface EditImageDialogProps {
  open: boolean;
  onClose: () => void;
  image: EditableImage;
}

/** Changes the address of one image in this browser. The dialog's frame is fetched when it is first opened. */
export function EditImageDialog({ open, onClose, image }: EditImageDialogProps) {
  const widgets = useModuleOrToast(() => import('../widgets'), open, onClose);
  return widgets ? (
    <EditForm key={image.id} open={open} image={image} onClose={onClose} Frame={widgets.Dialog} />
  ) : null;
}
