import { paths } from '@rig4u/shared/routing';
import { Button, CardGrid, EmptyState, Field, Hint, LiveRegion, PageHead, Row, Select } from '@rig4u/shared/ui';
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
        <Hint>{count}</Hint>
      </PageHead>
      <Row space="lg" mb="6">
        <Field label="Use" w={{ base: 'full', md: '14rem' }}>
          <Select value={listUse} onChange={({ target }) => change({ listUse: target.value })}>
            <option value="">All uses</option>
            {[...useCases, 'trading'].map((use) => (
              <option key={use} value={use}>
                {labelOfUse(use)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Look" w={{ base: 'full', md: '14rem' }}>
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
      </Row>
      <LiveRegion>{count}</LiveRegion>
      {shown.length === 0 ? (
        <EmptyState framed art="case" title="No build has both this use and this look.">
          <Button onClick={() => change({ listUse: '', listTheme: '' })}>Show all builds</Button>
        </EmptyState>
      ) : (
        <CardGrid role="list">
          {shown.map((build) => (
            <PresetCard
              key={build.id}
              build={build}
              onView={() => go({ step: 3, build: build.id, listUse: '', listTheme: '' })}
            />
          ))}
        </CardGrid>
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
