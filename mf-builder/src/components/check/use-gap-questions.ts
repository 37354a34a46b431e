import type { BuildComponents } from '@rig4u/shared/builds';
import { useLoaded, type Loaded } from '@rig4u/shared/lazy';
import { useMemo } from 'react';
import type { BuildCheck } from '../../domain/compatibility/types';
import { askedParts } from '../../domain/gaps/asked-parts';
import type { PartQuestions } from '../../domain/gaps/questions';
import { useCatalogueParts } from '../../state/catalogue-parts';
import { lateCode } from '../late-code';

const code = lateCode(() => import(/* webpackChunkName: "gap-questions" */ './gap-questions'));
type Code = Awaited<ReturnType<typeof code.load>>;

/** What to ask of parts, and what shows it. */
export interface GapQuestionsLoaded extends Pick<Code, 'GapQuestions'> {
  questions: readonly PartQuestions[];
}

/**
 * What to ask first of the build's parts: undefined where no part may be asked, as in most builds, which then load nothing for it. The code comes with
 * the catalogue's parts by which it is tried.
 */
export function useGapQuestions(
  components: BuildComponents,
  check: BuildCheck,
  isWanted: boolean,
): Loaded<GapQuestionsLoaded> | undefined {
  const types = isWanted ? [...new Set(askedParts(components).map(({ type }) => type))] : [];
  const isAsked = types.length > 0;
  const loaded = useLoaded(isAsked ? 'questions' : undefined, code.load);
  const catalogue = useCatalogueParts(types);
  return useMemo(() => {
    if (!isAsked) return undefined;
    if (loaded.status !== 'ready') return loaded;
    if (catalogue.status !== 'ready') return catalogue;
    const { questionsOf, GapQuestions } = loaded.value;
    return { status: 'ready', value: { GapQuestions, questions: questionsOf(components, check, catalogue.value) } };
  }, [isAsked, loaded, catalogue, components, check]);
}
