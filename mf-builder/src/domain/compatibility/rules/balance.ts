import { numberText } from '@rig4u/shared/format';
import { processorPerCard } from '../../estimates/balance';
import { chosen } from '../chosen-parts';
import { defineRule } from '../define-rule';
import { judge } from '../judge';

/** From so many times as much as its card a processor is better than the card needs. */
const muchMore = 4;

/** By the estimate of games at 1440p: a processor that does less than its card, or a card that does a quarter of what its processor does. */
export const balance = defineRule({
  id: 'balance',
  title: 'Balance',
  source: 'edition 2, balance',
  reads: {
    cpu: ['cores', 'threads', 'speed', 'l3MB', 'arch', 'socket', 'pCores', 'eCores'],
    gpu: ['chip', 'chipMaker', 'shaders', 'boostMHz', 'coreClock', 'memory', 'busBit', 'vramType'],
  },
  can: ['pass'],
  short: {},
  find: (build) => {
    const on = judge(build, ['cpu', 'gpu']);
    const [cpu] = chosen(build, 'cpu');
    const [gpu] = chosen(build, 'gpu');
    if (!cpu || !gpu) return undefined;
    const share = processorPerCard(cpu, gpu);
    const pass = 'Processor and graphics card go together in games.';
    if (share === undefined) return on?.verdict('How processor and graphics card go together in games is not told.');
    if (share < 1)
      return on?.verdict(
        pass,
        `By the estimate ${cpu.name} holds ${gpu.name} back in games at 1440p: the card could do ${numberText(1 / share, 1)} times as much.`,
      );
    return share >= muchMore
      ? on?.verdict(
          pass,
          `By the estimate ${gpu.name} holds ${cpu.name} back in games at 1440p: the processor could do ${numberText(share, 1)} times as much.`,
        )
      : on?.verdict(pass);
  },
});
