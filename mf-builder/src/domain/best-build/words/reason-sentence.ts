import { listed } from '@rig4u/shared/format';
import { partName } from '@rig4u/shared/builds';
import { rules } from '../../compatibility/rules';
import type { Option } from '../option';
import type { Reason } from '../reasons';
import { pointsText } from '../../estimates/points-text';
import { dollarsOf } from './figures';
import { stepName } from './step-names';

/** How many rules are named that speak against what is cheaper. */
const mostRules = 2;

const nameOf = ({ lines, place }: Option): string => {
  const [line] = lines;
  if (line) return partName(line.part);
  if (place === 'gpu') return 'no card';
  if (place === 'cables') return 'no splitter';
  return place === 'cooling' ? 'the cooler from the box' : 'no fans';
};

const shortOf = (id: string | undefined, verdict: string): string | undefined => {
  const rule = rules.find((one) => one.id === id);
  const short = rule && new Map(Object.entries(rule.short)).get(verdict);
  return short ?? rule?.title;
};

/** Why a part is there, in one sentence. Each of its figures is the search's. */
export function reasonSentence(reason: Reason): string {
  switch (reason.kind) {
    case 'locked':
      return 'You chose it.';
    case 'owned':
      return 'You own it, and it stays.';
    case 'fastest':
      return 'Nothing that works here does more, and nothing costs less.';
    case 'cheapest':
      return 'Nothing on the shelf costs less here.';
    case 'box cooler':
      return 'The cooler in the box of the processor is enough.';
    case 'case fans':
      return 'The fans that are there move enough air.';
    case 'bought':
      return `Bought with what was left, ${dollarsOf(reason.cents)}: ${listed(reason.steps.map(stepName))}.`;
    case 'no cheaper fits': {
      const why = reason.rules.slice(0, mostRules).flatMap((id) => shortOf(id, 'fail') ?? []);
      const said = why.map((short) => `“${short}”`).join(', ');
      return reason.count === 1
        ? `The cheapest that fits. One costs less, and the check says ${said}.`
        : `The cheapest that fits. ${reason.count} cost less, and the check says ${said}.`;
    }
    case 'next faster': {
      const needs = reason.needsMore ? ' with what it needs' : '';
      return `The next that does more, ${nameOf(reason.option)}, costs ${dollarsOf(reason.cents)} more${needs} for ${pointsText(reason.gain)}.`;
    }
    case 'next cheaper': {
      const why = shortOf(reason.rule, reason.verdict);
      const loss = reason.loss > 0 ? [`it costs ${pointsText(reason.loss)}`] : [];
      const lacks = reason.lacks === undefined ? [] : [`the build is then without ${stepName(reason.lacks)}`];
      const but = [...loss, ...(why === undefined ? [] : [`the check says “${why}”`]), ...lacks].join(' and ');
      return `The cheapest that does: ${nameOf(reason.option)} saves ${dollarsOf(reason.cents)}, but ${but}.`;
    }
  }
}
