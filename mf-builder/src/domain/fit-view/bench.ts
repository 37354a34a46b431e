import { count, drivesOf, ofForm } from '../compatibility/build-facts/drives';
import type { CheckedBuild } from '../compatibility/types';
import { isDualChamber } from './layout';
import { figure, tooMuch, inMm, known, orUnknown, standIn } from './numbers';
import { roomOf, type Drawn } from './scene';
import { driveSizes } from './standards';
import type { BenchItem, FitRule } from './types';

/** How many pieces of one kind are drawn; the rest is a number. */
const mostPieces = 8;
/** The widest that an item is drawn, in mm. */
const widest = 675;
const usualSupply = 140;

/** Parts whose place no fact tells, to the scale of the case. `shown` are those that a view already draws. */
export const benchItems = (
  build: CheckedBuild,
  drawn: Drawn,
  shown: { radiator: boolean; supply: boolean },
): BenchItem[] => {
  const items = [
    ...(shown.radiator ? [] : radiatorItem(drawn)),
    ...(shown.supply ? [] : supplyItem(drawn)),
    ...driveItems(build, drawn, '3.5'),
    ...driveItems(build, drawn, '2.5'),
  ];
  return items.map((item) =>
    item.w > widest || item.h > widest
      ? { ...item, w: Math.min(item.w, widest), h: Math.min(item.h, widest), clipped: true }
      : item,
  );
};

/** Both numbers of a limit with too little room, as what is hatched says them. */
const overOf = ({ limits }: Drawn, rule: FitRule): { over?: string } => {
  const limit = limits.find((one) => one.rule === rule);
  if (limit?.need === undefined || limit.room === undefined || (limit.gap ?? 0) >= 0) return {};
  return { over: tooMuch({ need: limit.need, room: limit.room }) };
};

const placeText = (place: string): string => {
  if (place === 'unknown') return 'place not known';
  return place === 'none' ? 'no mount takes it' : `${place} mount`;
};

const radiatorItem = (drawn: Drawn): BenchItem[] => {
  const { seat } = drawn;
  if (seat?.size === undefined) return [];
  const room = roomOf(drawn, 'radiator');
  const sub = seat.place === 'none' && room !== undefined ? `no mount takes it, largest ${inMm(room)}` : undefined;
  return [
    {
      part: 'cooling',
      label: `${figure(seat.size)} radiator`,
      sub: sub ?? placeText(seat.place),
      basis: 'unknown',
      limit: 'radiator',
      w: seat.size,
      h: seat.stack,
      pieces: 1,
      more: 0,
      ...(seat.place === 'none' && room !== undefined && room <= widest && { limitMm: room }),
      ...overOf(drawn, 'radiator'),
    },
  ];
};

const supplyItem = (drawn: Drawn): BenchItem[] => {
  const { box, supply, supplyStandard: form } = drawn;
  if (!supply || !form) return [];
  const length = known(supply.specs.lengthMm);
  const room = roomOf(drawn, 'psu-length');
  const dual = box !== undefined && isDualChamber(box);
  const place = dual ? 'in the second chamber, place not known' : 'place not known';
  const roomText = room === undefined ? 'room not known' : `room ${inMm(room)}`;
  return [
    {
      part: 'psu',
      label: `${form.name} supply`,
      sub: `${orUnknown(length, 'length')}, ${roomText}, ${place}`,
      basis: 'unknown',
      limit: 'psu-length',
      w: length ?? standIn(usualSupply, room),
      h: form.height,
      pieces: 1,
      more: 0,
      ...(room !== undefined && room <= widest && { limitMm: room }),
      ...overOf(drawn, 'psu-length'),
    },
  ];
};

const driveItems = (build: CheckedBuild, drawn: Drawn, form: '3.5' | '2.5'): BenchItem[] => {
  const drives = count(ofForm(drivesOf(build), form));
  if (drives === 0) return [];
  const { box } = drawn;
  const bays = form === '3.5' ? box?.specs.bays35 : box?.specs.bays25;
  const pieces = Math.min(mostPieces, drives);
  const { long, high } = driveSizes[form];
  const unseen = drives > pieces ? `, ${pieces} of ${drives} drawn` : '';
  return [
    {
      part: 'storage',
      label: `${drives} × ${form}-inch drive`,
      sub: `${bays === undefined ? 'bays not known' : `${figure(bays)} × ${form}-inch bay`}${unseen}`,
      basis: 'standard',
      limit: 'drive-bays',
      w: long,
      h: high,
      pieces,
      more: drives - pieces,
      ...(isShort(build, drawn, form) && overOf(drawn, 'drive-bays')),
    },
  ];
};

/** Whether the numbers of the limit are about drives of this form: where the wide bays run out, only about wide ones. */
const isShort = (build: CheckedBuild, { box, limits }: Drawn, form: '3.5' | '2.5'): boolean => {
  const limit = limits.find(({ rule }) => rule === 'drive-bays');
  const wide = count(ofForm(drivesOf(build), '3.5'));
  const onlyWide = wide > 0 && limit?.need === wide && limit.room === box?.specs.bays35;
  return (form === '3.5') === onlyWide;
};
