import type { CheckedBuild, Facts } from '../../../src/domain/compatibility/types';
import { cases, part } from '../oracle-cases';

type Mounts = NonNullable<Facts<'case'>['radiators']>;

const top: Mounts[number] = { position: 'top', sizesMm: [240, 360] };
const side: Mounts[number] = { position: 'Side', sizesMm: [240] };
const liquid = (radiator: number): Facts<'cooling'> => ({ type: 'liquid', radiator });

/** A movable supply beside a card and a cooler; `room` is the longest radiator beside them. */
const of = (
  cooler: Facts<'cooling'>,
  radiators: Mounts | undefined,
  room: number | undefined,
  more: CheckedBuild = {},
): CheckedBuild => ({
  psu: [part('psu', {})],
  gpu: [part('gpu', {})],
  cooling: [part('cooling', cooler)],
  case: [
    part('case', {
      psuMovable: true,
      ...(radiators === undefined ? {} : { radiators }),
      ...(room === undefined ? {} : { radiatorBesidePsuMm: room }),
    }),
  ],
  ...more,
});
const card = (radiator: number | null): CheckedBuild => ({ gpu: [part('gpu', { radiator })] });
const housing = (specs: Facts<'case'>): CheckedBuild => ({ case: [part('case', specs)] });

cases('psu-place', [
  ['no longer than the room', of(liquid(240), [top], 240), 'pass'],
  ['longer than the room', of(liquid(280), [top], 240), 'fail'],
  ['no mount at all', of(liquid(280), [], 240), 'fail'],
  ['the side takes it', of(liquid(240), [top, side], 120), 'pass'],
  ['the rear takes it', of(liquid(120), [{ position: 'rear', sizesMm: [120] }], 92), 'pass'],
  ['the side takes another size alone', of(liquid(360), [top, side], 240), 'fail'],
  ['the bottom is in the way', of(liquid(360), [{ position: 'bottom', sizesMm: [360] }], 240), 'fail'],

  ['the room unknown', of(liquid(240), [top], undefined), 'unknown'],
  ['the room unknown, the side takes it', of(liquid(240), [side], undefined), 'pass'],
  ['the size unknown', of({ type: 'liquid' }, [top], 240), 'unknown'],
  ['the size unknown, a side that takes some', of({ type: 'liquid' }, [side], 240), 'unknown'],
  ['the mounts unknown', of(liquid(360), undefined, 240), 'unknown'],
  ['the mounts unknown, short enough', of(liquid(240), undefined, 240), 'pass'],
  ['a mount of unknown position that takes it', of(liquid(360), [{ sizesMm: [360] }], 240), 'unknown'],
  ['a mount of unknown position that does not', of(liquid(360), [{ sizesMm: [120] }], 240), 'fail'],
  ['a side of unknown sizes', of(liquid(360), [{ position: 'side' }], 240), 'unknown'],
  ['a top of unknown sizes', of(liquid(360), [{ position: 'top' }], 240), 'fail'],
  ['a cooler of unknown type, too long', of({ radiator: 360 }, [top], 240), 'unknown'],
  ['a cooler of unknown type, short enough', of({ radiator: 240 }, undefined, 240), 'pass'],
  ['a cooler of unknown type at the side', of({ radiator: 240 }, [side], undefined), 'pass'],
  ['a cooler of which nothing is known', of({}, [top], 240), 'unknown'],

  ['a card with a long radiator', of({ type: 'air' }, [top], 240, card(360)), 'fail'],
  ['a card with a short radiator', of({ type: 'air' }, [top], 240, card(240)), 'pass'],
  ['a card with a long radiator, the cooler unknown', of({}, [top], 240, card(360)), 'fail'],
  ['a card without a radiator', of({ type: 'air' }, [top], 240, card(null)), undefined],
  ['a card that does not say', of({ type: 'air' }, [top], 240), undefined],
  ['a card with a radiator and no cooler', of({}, [top], 240, { ...card(360), cooling: null }), 'fail'],

  ['a supply in one place', of(liquid(360), [top], 240, housing({ psuMovable: false, radiators: [top] })), undefined],
  ['a case that does not say', of(liquid(360), [top], 240, housing({ radiatorBesidePsuMm: 240 })), undefined],
  ['no supply', of(liquid(360), [top], 240, { psu: [] }), undefined],
  ['no card', of(liquid(360), [top], 240, { gpu: null }), undefined],
  ['no case', of(liquid(360), [top], 240, { case: [] }), undefined],
  ['two radiators that one mount may take', of(liquid(240), [side], 120, card(240)), 'pass'],
  ['two radiators, one too long', of(liquid(240), [top], 240, card(360)), 'fail'],
]);
