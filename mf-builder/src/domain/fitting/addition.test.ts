/** @jest-environment node */
import type { BuildComponents } from '@rig4u/shared/builds';
import { wholeCatalogue } from '../../../checks/broken-builds';
import { cheapestInShort } from '../../../checks/cheapest-in-short';
import { verdictsOf } from '../../../checks/every-way';
import { buildOf } from '../../../checks/options-in-builds';
import { wayTypes } from './clearing-ways';
import { isAddition } from './way';
import { waysOut } from './ways-out';

const catalogue = wholeCatalogue();

const small = {
  motherboard: 'motherboard8',
  gpu: 'gpu11',
  ram: 'ram15',
  storage: 'storage7',
  case: 'case4',
  psu: 'psu8',
};

describe('a case that brings no fan', () => {
  test('gets the cheapest fan', () => {
    const components = buildOf(catalogue, { ...small, cpu: 'cpu5' });
    expect(verdictsOf(components).airflow).toBe('warning');
    expect(cheapestInShort(components, 'airflow', catalogue)).toBe('add 1 caseFan7 for 949');
  });

  test('is offered that fan also where a swap costs less', () => {
    const components = buildOf(catalogue, { ...small, cpu: 'cpu6', cooling: 'cooling1' });
    const ways = waysOut(components, 'airflow', wayTypes('airflow'), catalogue);
    expect(ways[0]).toMatchObject({ kind: 'cheapest', way: { to: { id: 'cooling22' } } });
    expect(ways[1]).toMatchObject({ kind: 'all-kept', way: { added: [{ part: { id: 'caseFan7' } }], moreCents: 949 } });
  });

  test('gets no second cooler, whatever it costs', () => {
    const components = buildOf(catalogue, { ...small, cpu: 'cpu6', cooling: 'cooling1' });
    const { cooling } = catalogue;
    expect(cheapestInShort(components, 'airflow', { cooling: cooling ?? [] })).toMatch(/^swap cooling22 /);
    expect(waysOut(components, 'airflow', [], { cooling: cooling ?? [] }).some(({ way }) => isAddition(way))).toBe(
      false,
    );
  });
});

test('no cooler where one is needed: the cheapest that fits comes in', () => {
  const components = buildOf(catalogue, { ...small, cpu: 'cpu6', caseFan: 'caseFan7' });
  expect(verdictsOf(components)['cooler-missing']).toBe('fail');
  const ways = waysOut(components, 'cooler-missing', ['cpu'], { cooling: catalogue.cooling ?? [] });
  expect(ways).toMatchObject([{ kind: 'cheapest', way: { type: 'cooling', added: [{ quantity: 1 }] } }]);
});

test('of network cards only those with Wi-Fi are added', () => {
  const components: BuildComponents = { motherboard: { id: 'own-board', name: 'Board', price: 10 } };
  expect(verdictsOf(components).network).toBe('unknown');
  const ways = waysOut(components, 'network', [], { networkCard: catalogue.networkCard ?? [] });
  expect(ways).toMatchObject([{ way: { added: [{ part: { specs: { speed: 'Wi-Fi 6E' } } }] } }]);
});
