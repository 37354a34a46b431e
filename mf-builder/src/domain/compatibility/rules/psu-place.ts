import { cardRadiators, placeOfRadiator, takenAt } from '../build-facts/radiator-places';
import { defineRule } from '../define-rule';
import { judge } from '../judge';
import { chosen } from '../chosen-parts';

/** Where a radiator does not meet a supply that stands in front. */
const outOfTheWay = ['side', 'rear'];

/** A radiator beside a supply that stands in front, in the room of card and radiators. */
// Why only where the place can be chosen: the figures of such a case are each meant with the supply elsewhere. A fixed supply is within them.
export const psuPlace = defineRule({
  id: 'psu-place',
  title: 'Room beside the power supply',
  source: 'decision 50',
  reads: {
    case: ['psuMovable', 'radiatorBesidePsuMm', 'radiators'],
    psu: [],
    gpu: ['radiator'],
    cooling: ['type', 'radiator'],
  },
  can: ['pass', 'fail', 'unknown'],
  short: { fail: 'Meets the supply', unknown: 'Room by supply unknown' },
  find: (build) => {
    const coolers = chosen(build, 'cooling').filter(({ specs }) => specs.type !== 'air');
    const cards = cardRadiators(chosen(build, 'gpu'));
    const boxes = chosen(build, 'case').filter(({ specs }) => specs.psuMovable === true);
    if (boxes.length === 0 || coolers.length + cards.length === 0) return undefined;
    const on = judge(build, ['psu', 'case', 'gpu'], coolers.length > 0 ? ['cooling'] : []);
    const radiators = [
      ...coolers.map(({ type, name, specs }) => ({ type, name, kind: specs.type, size: specs.radiator })),
      ...cards.map(({ name, size }) => ({ type: 'gpu' as const, name, kind: 'liquid' as const, size })),
    ];
    for (const box of boxes)
      for (const { type, name, kind, size } of radiators) {
        const { radiatorBesidePsuMm: room, radiators: mounts } = box.specs;
        const elsewhere = mounts && takenAt(mounts, size, outOfTheWay);
        if (elsewhere === true || (room !== undefined && size !== undefined && size <= room)) continue;
        on?.need({ type, name }, 'type', kind);
        on?.need({ type, name }, 'radiator size', size);
        if (elsewhere === undefined) on?.missing(placeOfRadiator(name, box));
        on?.need(box, 'longest radiator beside a supply and a card', room);
        if (kind === 'liquid' && elsewhere === false && size !== undefined && room !== undefined)
          on?.fail(
            `The radiator of ${name} meets the supply in ${box.name}: ${size} mm radiator, ${room} mm beside supply and card.`,
            [`${size} mm radiator`, `${room} mm beside supply`],
          );
      }
    return on?.verdict('The radiator has room beside supply and card.');
  },
});
