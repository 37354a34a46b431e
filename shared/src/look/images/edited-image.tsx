import { useStored } from '../../kernel/storage';
import { safeImage, stockPhoto } from './address';
import { illustrationFor } from './category';
import { editOf, imageEdits } from './edits';
import { Picture, type PictureProps } from './picture';

export interface EditedImageProps extends Omit<PictureProps, 'fallback' | 'id'> {
  /** The id that an edit of this image is kept under. */
  id: string;
  /** The image's own address; without one its category's stock photo, where a host is set, else its drawing. */
  src?: string | undefined;
  /** A name that `illustrationFor` knows: an image category, a part type, a build's look. */
  category: string;
}

/** An image as the owner edited it, in this tab or another; else the original, else the drawing. */
export function EditedImage({ id, src, category, ...rest }: EditedImageProps) {
  const edit = editOf(useStored(imageEdits).value, id);
  const shown = safeImage(edit?.currentUrl) ?? safeImage(src) ?? stockPhoto(category);
  return <Picture {...rest} src={shown} fallback={illustrationFor(category)} />;
}
