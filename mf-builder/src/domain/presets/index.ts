export { presetBuild, type ComponentNames, type PresetBuild, type PresetCatalogue } from './build';
export { presetById, presets } from './list';
export { loadPresets } from './load';
export {
  isTheme,
  presetTypes,
  themeLabel,
  themes,
  type Preset,
  type PresetGroup,
  type PresetType,
  type Theme,
} from './preset';
