export { checkAddress, type CheckedAddress, safeImage, stockPhoto } from './image-address';
export { illustrationFor, imageCategories, type ImageCategory, imageCategory } from './image-category';
export { EditedImage, type EditedImageProps } from './edited-image';
export { EditImageDialog, type EditImageDialogProps } from './edit-image-dialog';
export {
  dropEdit,
  editOf,
  type ImageEdit,
  imageEdits,
  type ImageEdits,
  imageEditSchema,
  keepEdit,
  type NewImageEdit,
  resetEdit,
  saveEdit,
} from './image-edits';
export { Picture, type PictureProps } from './picture';
export type { EditableImage } from './use-image-edit';
