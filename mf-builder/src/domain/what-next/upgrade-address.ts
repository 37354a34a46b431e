import { isUseCase, type UseCase } from '../recommendation';
import { resolutions, type Conditions } from '../best-build';

/** What an upgrade is asked for, as the address says it. */
export interface UpgradeAsked {
  use: UseCase;
  resolution: Conditions['resolution'];
  /** US dollars. */
  budget: number;
  /** Whose parts are owned: a saved build's by its id, `fromPicker`, or empty for those that were chosen on the screen. */
  from: string;
}

const start: UpgradeAsked = { use: 'gaming', resolution: '1440p', budget: 500, from: '' };
const amount = /^\d{1,6}(\.\d{1,2})?$/;

/** An amount of dollars as a visitor writes it; undefined where it is none. */
export const readAmount = (text: string): number | undefined => (amount.test(text.trim()) ? Number(text) : undefined);

/** Reads `?mode=upgrade&use=streaming&budget=400&from=id`; whatever is not understood counts as left out. */
export function readUpgrade(params: URLSearchParams): UpgradeAsked {
  const use = params.get('use') ?? '';
  return {
    use: isUseCase(use) ? use : start.use,
    resolution: resolutions.find((one) => one === params.get('resolution')) ?? start.resolution,
    budget: readAmount(params.get('budget') ?? '') ?? start.budget,
    from: params.get('from') ?? start.from,
  };
}

/** The address' search text, without what is as it starts. */
export function writeUpgrade(asked: Partial<UpgradeAsked>): string {
  const { use, resolution, budget, from } = { ...start, ...asked };
  const pairs: [string, string, string][] = [
    ['use', use, start.use],
    ['resolution', resolution, start.resolution],
    ['budget', String(budget), String(start.budget)],
    ['from', from, start.from],
  ];
  return new URLSearchParams([
    ['mode', 'upgrade'],
    ...pairs.filter(([, value, usual]) => value !== usual).map(([key, value]) => [key, value]),
  ]).toString();
}
