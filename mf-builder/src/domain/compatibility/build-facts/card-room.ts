import type { Facts } from '../types';

/** Thickness in mm of the fans that come with a radiator or a case. */
export const fansMm = 25;

/** Thickness in mm of a radiator whose own is not known. */
export const usualRadiatorMm = 27;

/** What the cable of a 16-pin plug needs behind it, in mm, where the plug is straight; and where it leaves to the side. */
export const straightMm = 35;
export const angledMm = 15;
const oldPlugMm = 20;

interface Case {
  specs: Pick<Facts<'case'>, 'gpuHeightMaxMm' | 'gpuHeightWithPlug' | 'layout'>;
}

/** Whether the room that a case states is meant for a card with its plug, so that the bend of the cable is in it. */
export const holdsPlug = ({ specs: { gpuHeightMaxMm, gpuHeightWithPlug, layout } }: Case): boolean =>
  gpuHeightMaxMm !== undefined && (layout === 'sandwich' || gpuHeightWithPlug === true);

/** Whether every supply has a 16-pin plug that leaves to the side. */
export const isAngled = (supplies: readonly { specs: Pick<Facts<'psu'>, 'pcie16Angled'> }[]): boolean =>
  supplies.length > 0 && supplies.every(({ specs }) => specs.pcie16Angled === true);

/** What a card's plugs and the bend of their cables add to its height, in mm; undefined where its plugs are not known. */
export const bendMm = (power: Facts<'gpu'>['power'], angled: boolean): number | undefined => {
  if (power === undefined) return undefined;
  if (power.p16 > 0) return angled ? angledMm : straightMm;
  return power.p6 + power.p8 > 0 ? oldPlugMm : 0;
};

/** The room for a card and what sits in front of it, in mm: a case that states its room with fans in front has theirs besides. */
export const roomWithFront = ({ gpuMaxWithFanMm }: Pick<Facts<'case'>, 'gpuMaxWithFanMm'>, gpuMaxMm: number): number =>
  gpuMaxWithFanMm === undefined ? gpuMaxMm : gpuMaxWithFanMm + fansMm;
