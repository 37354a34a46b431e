import { parseCatalogue } from './parse';
import type { CatalogueType, Part } from './schema';

/** Where the picker reads parts from. */
export interface CatalogueSource {
  /** All parts of a type. Rejects when they cannot be loaded or do not parse; may then be called again. */
  load<T extends CatalogueType>(type: T): Promise<readonly Part<T>[]>;
}

type Loader<T extends CatalogueType> = () => Promise<readonly Part<T>[]>;

const once = <T extends CatalogueType>(type: T, file: () => Promise<{ default: unknown }>): Loader<T> => {
  let kept: readonly Part<T>[] | undefined;
  return async () => (kept ??= parseCatalogue(type, (await file()).default));
};

// One literal import per type, so that the bundler makes one lazily loaded chunk of each.
const loaders: { [T in CatalogueType]: Loader<T> } = {
  cpu: once('cpu', () => import(/* webpackChunkName: "parts-cpu" */ './data/cpu.json')),
  motherboard: once('motherboard', () => import(/* webpackChunkName: "parts-motherboard" */ './data/motherboard.json')),
  gpu: once('gpu', () => import(/* webpackChunkName: "parts-gpu" */ './data/gpu.json')),
  ram: once('ram', () => import(/* webpackChunkName: "parts-ram" */ './data/ram.json')),
  storage: once('storage', () => import(/* webpackChunkName: "parts-storage" */ './data/storage.json')),
  case: once('case', () => import(/* webpackChunkName: "parts-case" */ './data/case.json')),
  psu: once('psu', () => import(/* webpackChunkName: "parts-psu" */ './data/psu.json')),
  cooling: once('cooling', () => import(/* webpackChunkName: "parts-cooling" */ './data/cooling.json')),
  caseFan: once('caseFan', () => import(/* webpackChunkName: "parts-caseFan" */ './data/caseFan.json')),
  thermalPaste: once(
    'thermalPaste',
    () => import(/* webpackChunkName: "parts-thermalPaste" */ './data/thermalPaste.json'),
  ),
  monitor: once('monitor', () => import(/* webpackChunkName: "parts-monitor" */ './data/monitor.json')),
  keyboard: once('keyboard', () => import(/* webpackChunkName: "parts-keyboard" */ './data/keyboard.json')),
  mouse: once('mouse', () => import(/* webpackChunkName: "parts-mouse" */ './data/mouse.json')),
  headset: once('headset', () => import(/* webpackChunkName: "parts-headset" */ './data/headset.json')),
  speakers: once('speakers', () => import(/* webpackChunkName: "parts-speakers" */ './data/speakers.json')),
  webcam: once('webcam', () => import(/* webpackChunkName: "parts-webcam" */ './data/webcam.json')),
  microphone: once('microphone', () => import(/* webpackChunkName: "parts-microphone" */ './data/microphone.json')),
  networkCard: once('networkCard', () => import(/* webpackChunkName: "parts-networkCard" */ './data/networkCard.json')),
  soundCard: once('soundCard', () => import(/* webpackChunkName: "parts-soundCard" */ './data/soundCard.json')),
  cables: once('cables', () => import(/* webpackChunkName: "parts-cables" */ './data/cables.json')),
  controller: once('controller', () => import(/* webpackChunkName: "parts-controller" */ './data/controller.json')),
  ups: once('ups', () => import(/* webpackChunkName: "parts-ups" */ './data/ups.json')),
  capture: once('capture', () => import(/* webpackChunkName: "parts-capture" */ './data/capture.json')),
  os: once('os', () => import(/* webpackChunkName: "parts-os" */ './data/os.json')),
};

/** The catalogue that ships with the builder. A successful load is kept; a failed one may be tried again. */
export const builtIn: CatalogueSource = {
  load<T extends CatalogueType>(type: T): Promise<readonly Part<T>[]> {
    return loaders[type]();
  },
};
