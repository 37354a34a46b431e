import { check } from '../compatibility/check';
import { fromComponents } from '../compatibility/checked-build';
import type { Finding } from '../compatibility/types';
import { loadPresets, type PresetBuild } from '.';

/** What a description says where a rule warns. */
const words: Readonly<Record<string, RegExp>> = {
  'memory-profile': /memory may have to run below its rated speed/,
  'gpu-width': /power lead of the card has to bend tightly/,
};

const findings = async (wanted: Finding['verdict']) => {
  const builds = await loadPresets();
  return builds.flatMap((build) =>
    check(fromComponents(build.parts))
      .findings.filter(({ verdict }) => verdict === wanted)
      .map((finding) => ({ build, finding })),
  );
};
const named = ({ build, finding }: { build: PresetBuild; finding: Finding }): string =>
  `${build.id}: ${finding.rule}: ${finding.message}`;

test(spec('3.21', 'no preset fails a check'), async () => {
  expect((await findings('fail')).map(named)).toEqual([]);
});

test('a warning is named in the description', async () => {
  const silent = (await findings('warning')).filter(
    ({ build, finding }) => !words[finding.rule]?.test(build.description),
  );
  expect(silent.map(named)).toEqual([]);
});

test('a description names no warning that is not there', async () => {
  const warned = new Set((await findings('warning')).map(({ build, finding }) => `${build.id}: ${finding.rule}`));
  const builds = await loadPresets();
  const said = builds.flatMap(({ id, description }) =>
    Object.entries(words).flatMap(([rule, word]) => (word.test(description) ? [`${id}: ${rule}`] : [])),
  );
  expect(said.filter((claim) => !warned.has(claim))).toEqual([]);
});

test(spec('3.21', 'every preset is really checked'), async () => {
  for (const { id, parts, isValidated } of await loadPresets()) {
    const passed = check(fromComponents(parts)).findings.filter(({ verdict }) => verdict === 'pass').length;
    expect([id, passed > 20, isValidated]).toEqual([id, true, true]);
  }
});
