import cpuArt from './cpu.svg';
import motherboardArt from './motherboard.svg';
import gpuArt from './gpu.svg';
import gpu2Art from './gpu2.svg';
import ramArt from './ram.svg';
import storageArt from './storage.svg';
import caseArt from './case.svg';
import psuArt from './psu.svg';
import coolingArt from './cooling.svg';
import caseFanArt from './caseFan.svg';
import thermalPasteArt from './thermalPaste.svg';
import monitorArt from './monitor.svg';
import keyboardArt from './keyboard.svg';
import mouseArt from './mouse.svg';
import controllerArt from './controller.svg';
import headsetArt from './headset.svg';
import speakersArt from './speakers.svg';
import microphoneArt from './microphone.svg';
import webcamArt from './webcam.svg';
import networkCardArt from './networkCard.svg';
import soundCardArt from './soundCard.svg';
import captureArt from './capture.svg';
import cablesArt from './cables.svg';
import upsArt from './ups.svg';
import osArt from './os.svg';
import deskArt from './desk.svg';
import chairArt from './chair.svg';
import lightingArt from './lighting.svg';
import componentArt from './component.svg';
import techArt from './tech.svg';
import accessoryArt from './accessory.svg';
import defaultArt from './default.svg';
import pcBuildArt from './pc-build.svg';
import buildRgbArt from './build-rgb.svg';
import buildWhiteArt from './build-white.svg';
import buildStealthArt from './build-stealth.svg';
import buildCompactArt from './build-compact.svg';
import buildWorkstationArt from './build-workstation.svg';
import buildRetroArt from './build-retro.svg';
import buildIndustrialArt from './build-industrial.svg';
import buildLuxuryArt from './build-luxury.svg';

/** Address of each drawing, 240 × 200. */
export const drawings = {
  cpu: cpuArt,
  motherboard: motherboardArt,
  gpu: gpuArt,
  gpu2: gpu2Art,
  ram: ramArt,
  storage: storageArt,
  case: caseArt,
  psu: psuArt,
  cooling: coolingArt,
  caseFan: caseFanArt,
  thermalPaste: thermalPasteArt,
  monitor: monitorArt,
  keyboard: keyboardArt,
  mouse: mouseArt,
  controller: controllerArt,
  headset: headsetArt,
  speakers: speakersArt,
  microphone: microphoneArt,
  webcam: webcamArt,
  networkCard: networkCardArt,
  soundCard: soundCardArt,
  capture: captureArt,
  cables: cablesArt,
  ups: upsArt,
  os: osArt,
  desk: deskArt,
  chair: chairArt,
  lighting: lightingArt,
  component: componentArt,
  tech: techArt,
  accessory: accessoryArt,
  default: defaultArt,
  'pc-build': pcBuildArt,
  'build-rgb': buildRgbArt,
  'build-white': buildWhiteArt,
  'build-stealth': buildStealthArt,
  'build-compact': buildCompactArt,
  'build-workstation': buildWorkstationArt,
  'build-retro': buildRetroArt,
  'build-industrial': buildIndustrialArt,
  'build-luxury': buildLuxuryArt,
} as const;
