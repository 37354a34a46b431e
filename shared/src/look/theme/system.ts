import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { textStyles } from '../tokens/text-styles';
import { colors } from '../tokens/colors';
import { durations, easings, fonts, fontSizes, radii, shadows, sizes, spacing } from '../tokens/scales';

type Scale = Readonly<Record<string, string>>;

const scales: Readonly<Record<string, Scale>> = {
  colors,
  durations,
  easings,
  fonts,
  fontSizes,
  radii,
  shadows,
  sizes,
  spacing,
};

const scaleOf = (name: string): Scale => scales[name] ?? {};

/**
 * The library's properties over our scales. Given to it as tokens they would be made anew at each start, as 280 variables of its own that
 * name the variables of tokens.css: 25 ms of 116 in the host's first script, and a style for every element.
 */
function utilities(): SystemConfig['utilities'] {
  const properties = Object.entries(defaultBaseConfig.utilities ?? {}).map(([name, property]) => {
    const { values } = property;
    if (typeof values === 'function') return [name, { ...property, values: values(scaleOf) }];
    return [name, typeof values === 'string' && values in scales ? { ...property, values: scaleOf(values) } : property];
  });
  return Object.fromEntries(properties);
}

const config = defineConfig({
  // tokens.css has reset the page before any script ran; without layers its order is the plain one of the cascade.
  preflight: false,
  disableLayers: true,
  conditions: { ...defaultBaseConfig.conditions, dark: '[data-theme=dark] &', light: '[data-theme=light] &' },
  theme: {
    breakpoints: { sm: '480px', md: '700px', lg: '1100px', xl: '1440px' },
    textStyles,
  },
  utilities: utilities(),
});

/** The styling system of every component: our tokens over the library's property names, none of its looks. */
export const system = createSystem(config);

// A token inside a value, such as `{colors.accent}`, is looked up here.
for (const [scale, values] of Object.entries(scales))
  for (const [name, value] of Object.entries(values)) system.tokens.flatMap.set(`${scale}.${name}`, value);
