import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

const on = (cooling: Facts<'cooling'>, cpu: Facts<'cpu'>): CheckedBuild => ({
  cooling: [part('cooling', cooling)],
  cpu: [part('cpu', cpu)],
});

cases('cooler-socket', [
  ['in the list', on({ sockets: ['AM5'] }, { socket: 'am5' }), 'pass'],
  ['a sibling', on({ sockets: ['LGA1700'] }, { socket: 'LGA1851' }), 'warning'],
  ['LGA1200 for LGA1151', on({ sockets: ['LGA1200'] }, { socket: 'LGA1151' }), 'warning'],
  ['neither', on({ sockets: ['AM5'] }, { socket: 'LGA1700' }), 'fail'],
  ['list unknown', on({}, { socket: 'AM5' }), 'unknown'],
]);

const inCase = (cooling: Facts<'cooling'>, housing: Facts<'case'>): CheckedBuild => ({
  cooling: [part('cooling', cooling)],
  case: [part('case', housing)],
});

cases('cooler-height', [
  ['160 of 160 mm', inCase({ type: 'air', heightMm: 160 }, { coolerMaxMm: 160 }), 'pass'],
  ['165 of 160 mm', inCase({ type: 'air', heightMm: 165 }, { coolerMaxMm: 160 }), 'fail'],
  ['unknown', inCase({ type: 'air' }, { coolerMaxMm: 160 }), 'unknown'],
  ['type unknown, low enough', inCase({ heightMm: 150 }, { coolerMaxMm: 160 }), 'unknown'],
  ['liquid', inCase({ type: 'liquid' }, { coolerMaxMm: 160 }), undefined],
]);

cases('cooler-capacity', [
  ['rated 180 W by its maker for 180 W', on({ tdp: 180, tdpBasis: 'maker' }, { maxPowerW: 180 }), 'pass'],
  ['rated 180 W by its maker for 181 W', on({ tdp: 180, tdpBasis: 'maker' }, { maxPowerW: 181 }), 'warning'],
  ['240 mm by size for 250 W: only a guide', on({ radiator: 240 }, { maxPowerW: 250 }), 'unknown'],
  ['240 mm by size for 253 W', on({ radiator: 240 }, { maxPowerW: 253 }), 'warning'],
  ['only the lower bound', on({ radiator: 240 }, { tdpW: 125 }), 'unknown'],
  ['an air cooler without a rating', on({ type: 'air' }, { maxPowerW: 65 }), 'unknown'],
  ['NSPR of 150 for 150 W', on({ type: 'air', nspr: 150 }, { maxPowerW: 150 }), 'note'],
  ['NSPR of 150 for 151 W', on({ type: 'air', nspr: 150 }, { maxPowerW: 151 }), 'unknown'],
  ['NSPR of 150, the most unknown', on({ type: 'air', nspr: 150 }, { tdpW: 65 }), 'unknown'],
  ['NSPR of a cooler of unknown type', on({ nspr: 150 }, { maxPowerW: 65 }), 'unknown'],
  ['watts go before NSPR', on({ type: 'air', nspr: 150, tdp: 95, tdpBasis: 'maker' }, { maxPowerW: 120 }), 'warning'],
  ['39 mm high for 91 W', on({ type: 'air', heightMm: 39 }, { maxPowerW: 91 }), 'warning'],
  ['39 mm high for 90 W', on({ type: 'air', heightMm: 39 }, { maxPowerW: 90 }), 'unknown'],
  ['40 mm high for 105 W', on({ type: 'air', heightMm: 40 }, { maxPowerW: 105 }), 'unknown'],
  ['40 mm high for 106 W', on({ type: 'air', heightMm: 40 }, { maxPowerW: 106 }), 'warning'],
  ['50 mm high for 253 W', on({ type: 'air', heightMm: 50 }, { maxPowerW: 253 }), 'unknown'],
  ['37 mm high, the lower bound warns', on({ type: 'air', heightMm: 37 }, { tdpW: 125 }), 'warning'],
  ['37 mm high, of unknown type', on({ heightMm: 37 }, { maxPowerW: 253 }), 'unknown'],
  ['37 mm high, by its NSPR', on({ type: 'air', heightMm: 37, nspr: 95 }, { maxPowerW: 95 }), 'note'],
  ['37 mm high, above its NSPR', on({ type: 'air', heightMm: 37, nspr: 95 }, { maxPowerW: 96 }), 'warning'],
  [
    '37 mm high, rated by its maker',
    on({ type: 'air', heightMm: 37, tdp: 95, tdpBasis: 'maker' }, { maxPowerW: 95 }),
    'pass',
  ],
  ['a boxed cooler', { cooling: null, cpu: [part('cpu', { coolerIncluded: true })] }, 'pass'],
]);

cases('cooler-missing', [
  ['none in the box', { cooling: null, cpu: [part('cpu', { coolerIncluded: false })] }, 'fail'],
  ['one in the box', { cooling: null, cpu: [part('cpu', { coolerIncluded: true })] }, 'pass'],
  ['the box is unknown', { cooling: null, cpu: [part('cpu', {})] }, 'unknown'],
  ['not chosen yet', { cpu: [part('cpu', { coolerIncluded: false })] }, undefined],
]);

cases('paste', [
  ['none: a note', on({ pasteIncluded: false }, {}), 'note'],
  ['unknown counts as none: a note', on({}, {}), 'note'],
]);
