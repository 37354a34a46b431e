export { makePreviewKeys, previewKeyFiles, readPreviewKey } from './preview-keys';
export { openPreview, signPreview, type PreviewClaim } from './preview-token';
