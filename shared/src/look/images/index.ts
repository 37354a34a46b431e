export { checkAddress, type CheckedAddress, safeImage, stockPhoto } from './address';
export { illustrationFor, imageCategories, type ImageCategory, imageCategory } from './category';
export { dropEdit, keepEdit } from './change';
export { EditedImage, type EditedImageProps } from './edited-image';
export { EditImageDialog, type EditImageDialogProps } from './edit-image-dialog';
export {
  editOf,
  type ImageEdit,
  imageEdits,
  type ImageEdits,
  imageEditSchema,
  type NewImageEdit,
  resetEdit,
  saveEdit,
} from './edits';
export { Picture, type PictureProps } from './picture';
export type { EditableImage } from './use-draft';
