export { csvField } from './csv';
export { decodeBuild, type Decoded, type SharedLine } from './decode';
export { encodeBuild, type Encoded } from './encode';
export { fileName, formatOf, formats, type FormatId } from './formats';
export { importJson, maxJson, toJson, type ImportedBuild, type ImportedJson } from './json';
export { copyName, limitName, limitNote, validName } from './name';
export { resolveLines, type Resolved } from './resolve';
export type { Shareable } from './shareable';
