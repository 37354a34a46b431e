import { useStored } from '../../kernel/storage';
import { safeImage, stockPhoto } from './image-address';
import { illustrationFor } from './image-category';
import { editOf, imageEdits } from './image-edits';
import { Picture, type PictureProps } from './picture';

export interface EditedImageProps extends Omit<PictureProps, 'fallback' | 'id'> {
  /** The id under which an edit of this image is stored. */
  id: string;
  /** The image's own address. Without one: the stock photo of its category if a host is set, else its drawing. */
  src?: string | undefined;
  /** A name that `illustrationFor` knows: an image category, a part type, a build's look. */
  category: string;
}

/** An image as it was edited in this browser, in any tab; else the original, else the drawing. */
export function EditedImage({ id, src, category, ...rest }: EditedImageProps) {
  const edit = editOf(useStored(imageEdits).value, id);
  const shown = safeImage(edit?.currentUrl) ?? safeImage(src) ?? stockPhoto(category);
  return <Picture {...rest} src={shown} fallback={illustrationFor(category)} />;
}
