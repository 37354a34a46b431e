export { ImportDialog, type ImportDialogProps } from './import-dialog';
export { ShareDialog, type ShareDialogProps } from './share-dialog';
export { SharedBuild, type SharedBuildProps } from './shared-build';
export { useSharedLink } from './shared-link';
