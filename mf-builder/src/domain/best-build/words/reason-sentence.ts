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
  if (place === 'gpu') return 'doing without a card';
  if (place === 'cables') return 'doing without a splitter';
  return place === 'cooling' ? 'the cooler that comes with the processor' : 'doing without case fans';
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
      return 'No part that fits does more, and none that does as much costs less.';
    case 'cheapest':
      return 'No part that meets the conditions costs less.';
    case 'box cooler':
      return 'The cooler that comes with the processor is enough.';
    case 'case fans':
      return 'The fans that come with the case move enough air.';
    case 'bought':
      return `Bought with the money that was left, ${dollarsOf(reason.cents)}: ${listed(reason.steps.map(stepName))}.`;
    case 'no cheaper fits': {
      const why = reason.rules.slice(0, mostRules).flatMap((id) => shortOf(id, 'fail') ?? []);
      const said = why.map((short) => `“${short}”`).join(', ');
      return reason.count === 1
        ? `The cheapest that fits. One part costs less, but the check says ${said}.`
        : `The cheapest that fits. ${reason.count} parts cost less, but the check says ${said}.`;
    }
    case 'next faster': {
      const needs = reason.needsMore ? ' with what it needs' : '';
      return `The next better one, ${nameOf(reason.option)}, costs ${dollarsOf(reason.cents)} more${needs} for ${pointsText(reason.gain)}.`;
    }
    case 'next cheaper': {
      const why = shortOf(reason.rule, reason.verdict);
      const loss = reason.loss > 0 ? [`loses ${pointsText(reason.loss)}`] : [];
      const lacks = reason.lacks === undefined ? [] : [`leaves the build without ${stepName(reason.lacks)}`];
      const but = [...loss, ...lacks, ...(why === undefined ? [] : [`the check says “${why}”`])].join(' and ');
      return `The cheapest that does the job: ${nameOf(reason.option)} saves ${dollarsOf(reason.cents)}, but ${but}.`;
    }
  }
}
