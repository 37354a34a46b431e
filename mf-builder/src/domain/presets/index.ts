export { presetBuild, withoutPart, type PresetBuild } from './preset-build';
export { presetById, presets } from './all-presets';
export { largestShareText } from './money-share';
export { loadPresets } from './load-presets';
export { isTheme, themeLabel, themes, type Theme } from './preset';
