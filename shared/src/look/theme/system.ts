import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { keyframes } from '../tokens/keyframes';
import { textStyles } from '../tokens/text-styles';
import { colors } from '../tokens/colors';
import { durations, easings, fonts, fontSizes, radii, shadows, sizes, spacing } from '../tokens/scales';

const config = defineConfig({
  cssVarsPrefix: 'rig',
  // tokens.css has reset the page before any script ran; without layers its order is the plain one of the cascade.
  preflight: false,
  disableLayers: true,
  conditions: { dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
  theme: {
    breakpoints: { sm: '480px', md: '700px', lg: '1100px', xl: '1440px' },
    keyframes,
    textStyles,
    tokens: { durations, easings, fonts, fontSizes, radii, shadows, sizes, spacing },
    semanticTokens: { colors },
  },
});

/** The styling system of every component: our tokens over the library's property names, none of its looks. */
export const system = createSystem(defaultBaseConfig, config);
