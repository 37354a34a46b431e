import cpu from './cpu.svg';
import motherboard from './motherboard.svg';
import gpu from './gpu.svg';
import gpu2 from './gpu2.svg';
import ram from './ram.svg';
import storage from './storage.svg';
import pcCase from './case.svg';
import psu from './psu.svg';
import cooling from './cooling.svg';
import caseFan from './caseFan.svg';
import monitor from './monitor.svg';
import keyboard from './keyboard.svg';
import cpuCompact from './compact/cpu.svg';
import motherboardCompact from './compact/motherboard.svg';
import gpuCompact from './compact/gpu.svg';
import gpu2Compact from './compact/gpu2.svg';
import ramCompact from './compact/ram.svg';
import storageCompact from './compact/storage.svg';
import caseCompact from './compact/case.svg';
import psuCompact from './compact/psu.svg';
import coolingCompact from './compact/cooling.svg';
import caseFanCompact from './compact/caseFan.svg';
import monitorCompact from './compact/monitor.svg';
import keyboardCompact from './compact/keyboard.svg';

/** Address of each drawing, 240 × 200. */
export const drawings = {
  cpu,
  motherboard,
  gpu,
  gpu2,
  ram,
  storage,
  case: pcCase,
  psu,
  cooling,
  caseFan,
  monitor,
  keyboard,
} as const;

export type ArtName = keyof typeof drawings;

/** Address of each bold drawing, 192 × 192. */
export const compactDrawings: Record<ArtName, string> = {
  cpu: cpuCompact,
  motherboard: motherboardCompact,
  gpu: gpuCompact,
  gpu2: gpu2Compact,
  ram: ramCompact,
  storage: storageCompact,
  case: caseCompact,
  psu: psuCompact,
  cooling: coolingCompact,
  caseFan: caseFanCompact,
  monitor: monitorCompact,
  keyboard: keyboardCompact,
};

const isArtName = (name: string): name is ArtName => Object.hasOwn(drawings, name);

export const artNames: readonly ArtName[] = Object.keys(drawings).filter(isArtName);

/** The drawing of that name, where there is one. */
export const artFor = (name: string): ArtName | undefined => (isArtName(name) ? name : undefined);
