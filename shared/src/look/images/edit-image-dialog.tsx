import { useModuleOrToast } from '../toasts';
import { EditForm } from './edit-form';
import type { EditableImage } from './use-image-edit';

export interface EditImageDialogProps {
  open: boolean;
  onClose: () => void;
  image: EditableImage;
}

/** A dialog that changes the address of one image in this browser. Its frame is loaded when it first opens. */
export function EditImageDialog({ open, onClose, image }: EditImageDialogProps) {
  const widgets = useModuleOrToast(() => import('../widgets'), open, onClose);
  return widgets ? (
    <EditForm key={image.id} open={open} image={image} onClose={onClose} Frame={widgets.Dialog} />
  ) : null;
}
