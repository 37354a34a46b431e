import type { BuildComponents } from '@rig4u/shared/builds';
import type { CatalogueType, Part } from '../../catalogue/schema';
import { checkedOption, fromComponents } from '../compatibility/checked-build';
import { rules } from '../compatibility/rules';
import { titleOf } from '../compatibility/check';
import { isProbable, worst, worstFirst } from '../compatibility/check-summary';
import { judgeRows, type JudgedRows } from '../compatibility/rule-memo/judge-rows';
import { rowsOf, type Rows } from '../compatibility/rule-memo/rows';
import { saidOf, type Template } from '../compatibility/rule-memo/said-of';
import type { Finding, PartRef, Rule, Verdict } from '../compatibility/types';

/** What the check would say of an option: the worst verdict, and the findings that concern it, worst first. What only needs another part is a warning. */
export interface OptionFit {
  verdict: Verdict;
  /** Beside an unknown: all that is unknown probably fits. */
  probably?: true;
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
  const rows = rowsOf(type, parts.map(checkedOption));
  const { fitAt } = rowFits(components, type, rows);
  return new Map(parts.map(({ id }, row) => [id, fitAt(row)]));
}

/** What the check would say of each row of a shelf. */
export interface RowFits extends Pick<JudgedRows, 'verdictAt' | 'probablyAt'> {
  fitAt: (row: number) => OptionFit;
}

/** The same of all rows of a shelf: verdicts are there at once, findings are made of the rows that are asked for. */
export function rowFits(components: BuildComponents, type: CatalogueType, rows: Rows): RowFits {
  // Why with a part that nothing is known of: the option may be what completes the build, and then no graphics card and no cooler mean that
  // none is wanted.
  const rest = fromComponents({ ...components, [type]: { id: '', name: '', price: 0 } });
  const { verdictAt, probablyAt, templatesAt } = judgeRows(
    rest,
    rules.filter(({ types }) => types.includes(type)).map(ofOption),
    rows,
  );
  return {
    verdictAt,
    probablyAt,
    fitAt: (row) => fitOf(rows.refAt(row), templatesAt(row)),
  };
}

/** The fit of an option by what is said of its like. Findings are sorted and get its name when they are first asked for: a long list shows few. */
function fitOf(option: PartRef, templates: readonly Template[]): OptionFit {
  const verdict = worst(templates);
  const failing = verdict === 'fail' && templates.find((one) => one.verdict === 'fail');
  let findings: readonly Finding[] | undefined;
  return {
    verdict,
    ...(isProbable(templates) && { probably: true }),
    get findings() {
      return (findings ??= worstFirst(templates).map((template) => saidOf(template, option)));
    },
    ...(failing && { reason: titleOf(failing.rule) }),
  };
}

/** A rule as it speaks of an option: one that only needs another part fits, the fail is the build's. */
const ofOption = (rule: Rule): Rule =>
  rule.asks === undefined
    ? rule
    : {
        ...rule,
        check: (build) => {
          const finding = rule.check(build);
          return finding?.verdict === 'fail' ? needing(finding) : finding;
        },
      };

const needing = ({ rule, parts, message }: Finding): Finding => ({ rule, verdict: 'warning', parts, message });

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
