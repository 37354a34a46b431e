export { presetBuild, type ComponentNames, type PresetBuild, type PresetCatalogue } from './preset-build';
export { presetById, presets } from './all-presets';
export { loadPresets } from './load-presets';
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
