import type { PartType } from '@rig4u/shared/builds';

/** What the price of a part is divided by, where a measured fact or an estimate stands for its value. */
export const pricedBy: Readonly<Partial<Record<PartType, string>>> = {
  cpu: 'point of the estimate',
  gpu: 'point of gaming',
  ram: 'GB',
  storage: 'TB',
  psu: 'watt',
  caseFan: 'CFM of airflow',
  thermalPaste: 'gram',
  monitor: 'million pixels a second',
  speakers: 'watt',
  webcam: 'million pixels a second',
  networkCard: 'Gbit/s',
  ups: 'watt',
  capture: 'million pixels a second',
};

/** What the order by value goes by. Of the other types no fact stands for what a part is worth, and the order says so. */
export const valueLabel = (type: PartType): string => {
  const unit = pricedBy[type];
  return `Best value: ${unit === undefined ? 'by price alone' : `price per ${unit}`}`;
};
