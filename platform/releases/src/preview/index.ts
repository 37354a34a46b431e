export { makePreviewKeys, previewKeyFiles, readPreviewKey, readPublicKeys } from './preview-keys';
export { openPreview, signPreview, type PreviewClaim } from './preview-token';
