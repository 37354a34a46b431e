import { partName, type BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import { titleOf } from '../compatibility/check';
import { worstFirst } from '../compatibility/check-summary';
import type { CheckedBuild, Finding, Rule, Verdict } from '../compatibility/types';

/** What the check would say of an option: the worst verdict, and the findings that concern it, worst first. What only needs another part is a warning. */
export interface OptionFit {
  verdict: Verdict;
  findings: readonly Finding[];
  /** What a failing option fails at, in a few words. */
  reason?: string;
}

/**
 * Checks each option in the place of what is chosen for its type; the rest of the build stays. Only rules that read the type are run: no
 * other finding can concern the option.
 */
export function optionFits(
  components: BuildComponents,
  type: CatalogueType,
  parts: readonly Part[],
): Map<string, OptionFit> {
  const [example] = parts;
  if (!example) return new Map();
  // Why with one of them: the option may be what completes the build, and then no graphics card and no cooler mean that none is wanted.
  const rest = fromComponents({ ...components, [type]: example });
  const reading = rules.filter(({ types }) => types.includes(type));
  return new Map(parts.map((part) => [part.id, fitOf(withOption(rest, part), part, reading)]));
}

function fitOf(build: CheckedBuild, { id }: Part, reading: readonly Rule[]): OptionFit {
  const found = reading.flatMap(({ check, asks }): Finding[] => {
    const finding = check(build);
    if (!finding) return [];
    return asks && finding.verdict === 'fail' ? [needing(finding)] : [finding];
  });
  const findings = worstFirst(found.filter(({ parts }) => parts.some((part) => part.id === id)));
  const [worst] = findings;
  if (!worst) return { verdict: 'pass', findings };
  return { verdict: worst.verdict, findings, ...(worst.verdict === 'fail' && { reason: titleOf(worst.rule) }) };
}

/** An option that only needs another part fits: the fail is the build's. */
const needing = ({ rule, parts, message }: Finding): Finding => ({ rule, verdict: 'warning', parts, message });

/** The build with the option alone in its type's place. */
const withOption = (build: CheckedBuild, { type, id, name, brand, specs }: Part): CheckedBuild => ({
  ...build,
  [type]: [{ type, id, name: partName({ name, brand }), quantity: 1, specs }],
});

/** The verdict in a line: the worst finding's message, or how many checks passed. */
export function fitText({ verdict, findings }: OptionFit): string {
  const [worst] = findings;
  if (!worst || verdict === 'pass')
    return findings.length === 1 ? 'Fits: 1 check passed' : `Fits: ${findings.length} checks passed`;
  return worst.message;
}

/** What the accessible name of an option says beyond name and price: why it does not fit, or what is lost; nothing for what fits. */
export function fitWords({ verdict, findings }: OptionFit): string | undefined {
  const message = findings[0]?.message;
  if (verdict === 'fail') return `does not fit: ${message}`;
  return verdict === 'warning' ? `warning: ${message}` : undefined;
}
