import type { Aspect } from './aspects';
import type { CardMaker } from './card-facts';
import type { FittedModel } from './fitted-model';
import type { GamesModels } from './games-together';
import type { Resolution } from './resolutions';

/** Written by `pnpm --filter mf-builder estimates:fit` on 2026-11-23; checks/estimates holds what it is fitted to, and the proof. */
export const processorModel: FittedModel = {
  constant: 1.16055,
  slopes: [0.95323, 1.18858, 0.41347],
  terms: {
    'Alder Lake': 0.27561,
    'Arrow Lake': 0.48527,
    Broadwell: -0.06585,
    Bulldozer: -0.88622,
    Haswell: -0.10716,
    'Rocket Lake': 0.07578,
    'Sandy Bridge': -0.42623,
    Skylake: -0.03517,
    Zen: -0.07697,
    'Zen 2': 0.04314,
    'Zen 3': 0.16481,
    'Zen 4': 0.25711,
    'Zen 5': 0.43369,
    'Zen+': -0.13782,
  },
  spread: 0.13,
  n: 248,
};

export const cardModels: Readonly<Record<CardMaker, FittedModel>> = {
  nvidia: {
    constant: -0.66569,
    slopes: [0.92524],
    terms: {
      Ada: 0.22341,
      Ampere: 0.17367,
      Blackwell: 0.35181,
      Maxwell: -0.61696,
      Pascal: -0.65811,
      Turing: -0.04596,
      'Turing RTX': 0.57214,
    },
    spread: 0.166,
    n: 53,
  },
  amd: {
    constant: -2.8915,
    slopes: [1.15888],
    terms: {
      RDNA: -0.07618,
      'RDNA 2': -0.05148,
      'RDNA 3': 0.0227,
      'RDNA 4': 0.10496,
    },
    spread: 0.115,
    n: 27,
  },
  intel: {
    constant: -2.03625,
    slopes: [1.0943],
    terms: {
      Alchemist: -0.08002,
      Battlemage: 0.08002,
    },
    spread: 0.137,
    n: 9,
  },
};

export const gamesModels: GamesModels = {
  card: {
    slopes: [0.36386, 0.40296],
    terms: {
      Ada: 0.02452,
      Ampere: -0.24193,
      Battlemage: -0.11096,
      Blackwell: 0.04441,
      'RDNA 2': -0.03391,
      'RDNA 3': 0.13036,
      'RDNA 4': 0.42167,
      Turing: -0.23415,
    },
    spread: 0,
    n: 27,
    constant: -7.85471,
  },
  processor: {
    slopes: [0.84029, 0.28119, 0.23549, 0.13101],
    terms: {
      'Alder Lake': 0.05746,
      'Arrow Lake': 0.03097,
      'Zen 3': -0.12387,
      'Zen 4': -0.04045,
      'Zen 5': 0.07588,
    },
    spread: 0,
    n: 29,
    constant: -2.89804,
  },
  together: {
    processorRoom: {
      '1080p': 0.64024,
      '1440p': 1.11974,
      '4k': 1.87537,
    },
    sharpness: 4,
  },
  own: {
    cpu: {
      'Core Ultra 5 245K': 0.02132,
      'Core Ultra 7 270K Plus': 0.023,
      'Core Ultra 9 285K': -0.01658,
      'Core i3-12100F': 0.02369,
      'Core i5-12400F': -0.02237,
      'Core i5-12600K': -0.01864,
      'Core i5-13600K': 0.05674,
      'Core i5-14400': -0.05332,
      'Core i5-14600K': 0.04852,
      'Core i7-14700K': 0.019,
      'Core i9-12900K': -0.03693,
      'Core i9-13900K': -0.02429,
      'Core i9-14900K': 0.01887,
      'Ryzen 5 5500': 0.03964,
      'Ryzen 5 5600': 0.00416,
      'Ryzen 5 5600G': -0.02394,
      'Ryzen 5 5600X': -0.01096,
      'Ryzen 5 7600': -0.00892,
      'Ryzen 5 7600X': 0.00315,
      'Ryzen 5 9600X': 0.0058,
      'Ryzen 7 5700G': -0.03524,
      'Ryzen 7 5700X3D': 0.00726,
      'Ryzen 7 5800X3D': 0.00211,
      'Ryzen 7 7700X': 0.02279,
      'Ryzen 7 7800X3D': 0.0176,
      'Ryzen 7 9700X': 0.00522,
      'Ryzen 7 9800X3D': 0.00204,
      'Ryzen 7 9850X3D': -0.0102,
      'Ryzen 9 9950X3D': -0.05078,
    },
    gpu: {
      'Arc B570': 0.02267,
      'Arc B580': 0.02412,
      'GeForce GTX 1660 Ti': -0.04853,
      'GeForce RTX 3050': -0.00671,
      'GeForce RTX 3050 6GB': -0.05871,
      'GeForce RTX 3060': 0.01084,
      'GeForce RTX 3060 Ti': 0.08405,
      'GeForce RTX 4060': 0.0185,
      'GeForce RTX 4060 Ti 16GB': 0.10052,
      'GeForce RTX 4070': -0.02624,
      'GeForce RTX 4090': 0.00738,
      'GeForce RTX 5050': -0.00205,
      'GeForce RTX 5060': -0.1154,
      'GeForce RTX 5060 Ti': 0.02596,
      'GeForce RTX 5060 Ti 8GB': -0.12078,
      'GeForce RTX 5070': 0.02921,
      'GeForce RTX 5070 Ti': 0.00181,
      'GeForce RTX 5080': 0.03806,
      'GeForce RTX 5090': -0.05178,
      'Radeon RX 6600': 0.01163,
      'Radeon RX 7600': -0.01982,
      'Radeon RX 7600 XT': 0.01727,
      'Radeon RX 7700 XT': 0.03378,
      'Radeon RX 7800 XT': 0.04285,
      'Radeon RX 9060 XT': -0.00283,
      'Radeon RX 9070': -0.00244,
      'Radeon RX 9070 XT': 0.03457,
    },
  },
  spread: {
    published: 0.065,
    modelled: 0.131,
  },
  relations: 172,
};

/** The speed of the catalogue's fastest pair, which has 100. */
export const fastest: Readonly<Record<Aspect, Readonly<Record<Resolution, number>>>> = {
  gaming: {
    '1080p': 0.63871,
    '1440p': 0.8767,
    '4k': 0.94727,
  },
  productivity: {
    '1080p': 663.462,
    '1440p': 663.462,
    '4k': 663.462,
  },
  videoEditing: {
    '1080p': 1.00144,
    '1440p': 1.00144,
    '4k': 1.00144,
  },
  streaming: {
    '1080p': 0.595,
    '1440p': 0.85137,
    '4k': 0.94223,
  },
};
