import type { Column } from './column';
import { columnsFrom } from './from-fact';
import { plug, wireless } from './plug-columns';
import { captureResolution, networkSpeed, soundResolution, webcamResolution } from './ranked-words';
import { buildDraw } from './rule-limits';

const keyboardFact = columnsFrom('keyboard');
const mouseFact = columnsFrom('mouse');
const headsetFact = columnsFrom('headset');
const speakersFact = columnsFrom('speakers');
const webcamFact = columnsFrom('webcam');
const microphoneFact = columnsFrom('microphone');
const networkFact = columnsFrom('networkCard');
const soundFact = columnsFrom('soundCard');
const cableFact = columnsFrom('cables');
const controllerFact = columnsFrom('controller');
const upsFact = columnsFrom('ups');
const captureFact = columnsFrom('capture');
const osFact = columnsFrom('os');

export const keyboard: readonly Column[] = [
  keyboardFact.words('switchType', 'Switches'),
  keyboardFact.words('size', 'Size'),
  plug,
  wireless,
];

export const mouse: readonly Column[] = [
  mouseFact.number('weightG', 'Weight', 'g', { better: 'less' }),
  mouseFact.number('maxDpi', 'Sensor', 'dpi', { better: 'more' }),
  plug,
  wireless,
];

export const headset: readonly Column[] = [
  headsetFact.words('connectivity', 'Plug'),
  headsetFact.words('mic', 'Microphone'),
  headsetFact.number('driverMm', 'Drivers', 'mm', { better: 'more' }),
];

export const speakers: readonly Column[] = [
  speakersFact.words('channels', 'Channels'),
  speakersFact.number('watts', 'Power', 'W', { better: 'more' }),
  speakersFact.words('connectivity', 'Plug'),
];

export const webcam: readonly Column[] = [
  webcamResolution,
  webcamFact.number('fps', 'Rate', 'fps', { better: 'more' }),
  webcamFact.words('connectivity', 'Plug'),
];

export const microphone: readonly Column[] = [
  microphoneFact.words('connectivity', 'Plug'),
  microphoneFact.words('pattern', 'Pattern'),
];

export const networkCard: readonly Column[] = [
  networkSpeed,
  networkFact.words('interface', 'Slot'),
  networkFact.words('ports', 'Ports'),
];

export const soundCard: readonly Column[] = [
  soundResolution,
  soundFact.words('interface', 'Slot'),
  soundFact.words('ports', 'Ports'),
];

export const cables: readonly Column[] = [cableFact.words('kind', 'Kind'), cableFact.number('lengthM', 'Length', 'm')];

export const controller: readonly Column[] = [
  controllerFact.words('platform', 'For'),
  controllerFact.words('connectivity', 'Plug'),
];

export const ups: readonly Column[] = [
  upsFact.number('va', 'Apparent', 'VA', { better: 'more' }),
  upsFact.number('watts', 'Power', 'W', { better: 'more', limit: buildDraw }),
  upsFact.number('batteryWh', 'Battery', 'Wh', { better: 'more' }),
  upsFact.number('outlets', 'Outlets', undefined, { better: 'more' }),
];

export const capture: readonly Column[] = [
  captureResolution,
  captureFact.words('interface', 'Slot'),
  captureFact.words('ports', 'Ports'),
];

export const os: readonly Column[] = [
  osFact.words('edition', 'Edition'),
  osFact.words('licence', 'Licence'),
  osFact.number('bits', 'Bits', undefined, { better: 'more' }),
];
