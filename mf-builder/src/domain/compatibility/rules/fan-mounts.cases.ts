import type { RuleCases } from '../../../../checks/rule-cases';

const front = [{ position: 'front', sizesMm: [240, 360] }];
const liquid = { type: 'liquid', radiator: 360 } as const;

export const cases: RuleCases = {
  made: [
    [
      'pass',
      {
        caseFan: { sizeMm: 120, qty: 3 },
        case: {
          fansIncluded: 1,
          fanMounts: [
            { position: 'front', sizeMm: 120, count: 3 },
            { position: 'front', sizeMm: 140, count: 2 },
            { position: 'rear', sizeMm: 120, count: 1 },
          ],
        },
      },
    ],
    [
      'fail',
      {
        caseFan: [
          { sizeMm: 120, qty: 2 },
          { sizeMm: 140, qty: 1 },
        ],
        case: {
          fanMounts: [
            { position: 'front', sizeMm: 120, count: 3 },
            { position: 'front', sizeMm: 140, count: 2 },
          ],
        },
      },
    ],
    [
      'warning',
      {
        caseFan: { sizeMm: 120, qty: 3 },
        case: {
          fansIncluded: 2,
          fanMounts: [
            { position: 'front', sizeMm: 120, count: 3 },
            { position: 'rear', sizeMm: 120, count: 1 },
          ],
        },
      },
    ],
    [
      'fail',
      {
        caseFan: { sizeMm: 120, qty: 3 },
        cooling: liquid,
        case: {
          fansIncluded: 0,
          radiators: front,
          fanMounts: [
            { position: 'front', sizeMm: 120, count: 3 },
            { position: 'rear', sizeMm: 120, count: 1 },
          ],
        },
      },
    ],
    [
      'unknown',
      {
        caseFan: { sizeMm: 120, qty: 3 },
        cooling: liquid,
        case: { fansIncluded: 0, fanMounts: [{ position: 'front', sizeMm: 120, count: 3 }] },
      },
    ],
    [
      'unknown',
      { caseFan: { sizeMm: 120, qty: 3 }, case: { fansIncluded: 0, fanMounts: [{ position: 'front', sizeMm: 120 }] } },
    ],
    [
      'fail',
      {
        caseFan: { sizeMm: 120, qty: 2 },
        gpu: { radiator: 240 },
        case: { fansIncluded: 0, radiators: front, fanMounts: [{ position: 'front', sizeMm: 120, count: 3 }] },
      },
    ],
    ['unknown', { caseFan: { sizeMm: 120, qty: 1 }, case: { fansIncluded: 0 } }],
  ],
  real: [
    ['pass', { caseFan: 'caseFan6', case: 'case1' }],
    ['fail', { caseFan: 'caseFan5', case: 'case1' }],
    ['warning', { caseFan: 'caseFan9', case: 'case6' }],
    ['unknown', { caseFan: 'caseFan6', case: 'case3' }],
  ],
};
