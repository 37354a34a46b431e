import type { CatalogueType } from '../../catalogue/schema';
import { drawCables } from './cables';
import { drawCapture, drawNetworkCard, drawSoundCard } from './cards';
import { drawCase } from './case';
import { drawCaseFan } from './case-fan';
import { drawController } from './controller';
import { drawCooling } from './cooling';
import { drawCpu } from './cpu';
import type { Facts } from './facts';
import { drawGpu } from './gpu';
import { drawHeadset } from './headset';
import type { Drawing } from './iso/drawing';
import { drawKeyboard } from './keyboard';
import { drawMicrophone } from './microphone';
import { drawMonitor } from './monitor';
import { drawMotherboard } from './motherboard';
import { drawMouse } from './mouse';
import { drawOs } from './os';
import { drawPsu } from './psu';
import { drawRam } from './ram';
import { drawSpeakers } from './speakers';
import { drawStorage } from './storage';
import { drawThermalPaste } from './thermal-paste';
import { drawUps } from './ups';
import { drawWebcam } from './webcam';

export { type Drawing, svgText } from './iso/drawing';

const drawers: { [T in CatalogueType]: (facts: Facts<T>) => Drawing } = {
  cpu: drawCpu,
  motherboard: drawMotherboard,
  gpu: drawGpu,
  ram: drawRam,
  storage: drawStorage,
  case: drawCase,
  psu: drawPsu,
  cooling: drawCooling,
  caseFan: drawCaseFan,
  thermalPaste: drawThermalPaste,
  monitor: drawMonitor,
  keyboard: drawKeyboard,
  mouse: drawMouse,
  headset: drawHeadset,
  speakers: drawSpeakers,
  webcam: drawWebcam,
  microphone: drawMicrophone,
  networkCard: drawNetworkCard,
  soundCard: drawSoundCard,
  cables: drawCables,
  controller: drawController,
  ups: drawUps,
  capture: drawCapture,
  os: drawOs,
};

/** The drawing of a part by its facts: 240 × 200 units, the same mm per unit for all parts of its type. */
export const drawPart = <T extends CatalogueType>({ type, specs }: { type: T; specs: Facts<T> }): Drawing =>
  drawers[type](specs);
