import { paths } from '@rig4u/shared/routing';
import { Button, Field, Flex, Grid, LiveRegion, PageHead, Select, Text, EmptyState } from '@rig4u/shared/ui';
import { Framed } from '../../../components/framed';
import { isTheme, themeLabel, themes, type PresetBuild } from '../../../domain/presets';
import { labelOfUse, useCases } from '../../../domain/recommendation';
import { writeAddress } from '../wizard-state';
import type { Wizard } from '../wizard-state';
import { PresetCard } from './preset-card';

/** Every preset, narrowed by use and look. */
export function AllBuilds({ state, change, go, builds }: Wizard & { builds: readonly PresetBuild[] }) {
  const { listUse, listTheme } = state;
  const shown = narrowed(builds, listUse, listTheme);
  const count = `${shown.length} of ${builds.length} builds`;
  return (
    <>
      <PageHead
        back={`${paths.optimalBuild}${writeAddress({ ...state, step: 3, listUse: '', listTheme: '' })}`}
        backLabel="Back to your build"
        title="All Builds"
      >
        <Text textStyle="small" color="text2" fontVariantNumeric="tabular-nums">
          {count}
        </Text>
      </PageHead>
      <Flex gap="4" wrap="wrap" mb="6">
        <Field label="Use" w={{ base: 'full', md: '220px' }}>
          <Select value={listUse} onChange={({ target }) => change({ listUse: target.value })}>
            <option value="">All uses</option>
            {[...useCases, 'trading'].map((use) => (
              <option key={use} value={use}>
                {labelOfUse(use)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Look" w={{ base: 'full', md: '220px' }}>
          <Select
            value={listTheme}
            onChange={({ target }) => change({ listTheme: isTheme(target.value) ? target.value : '' })}
          >
            <option value="">All looks</option>
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {themeLabel(theme)}
              </option>
            ))}
          </Select>
        </Field>
      </Flex>
      <LiveRegion>{count}</LiveRegion>
      {shown.length === 0 ? (
        <Framed>
          <EmptyState art="case" title="No build has both this use and this look.">
            <Button onClick={() => change({ listUse: '', listTheme: '' })}>Show all builds</Button>
          </EmptyState>
        </Framed>
      ) : (
        <Grid
          as="ul"
          role="list"
          gap="6"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {shown.map((build) => (
            <PresetCard
              key={build.id}
              build={build}
              onView={() => go({ step: 3, build: build.id, listUse: '', listTheme: '' })}
            />
          ))}
        </Grid>
      )}
    </>
  );
}

/** The builds for a use and a look, cheapest first; an empty text takes all. */
const narrowed = (builds: readonly PresetBuild[], use: string, theme: string): readonly PresetBuild[] =>
  builds
    .filter(
      ({ useCase, theme: looks }) =>
        (use === '' || useCase.some((name) => name === use)) && (theme === '' || looks.some((name) => name === theme)),
    )
    .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1));
