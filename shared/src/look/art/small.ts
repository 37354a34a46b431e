// Written by platform/illustrations/draw.mjs.
import cpuArt from './compact/cpu.svg';
import motherboardArt from './compact/motherboard.svg';
import gpuArt from './compact/gpu.svg';
import gpu2Art from './compact/gpu2.svg';
import ramArt from './compact/ram.svg';
import storageArt from './compact/storage.svg';
import caseArt from './compact/case.svg';
import psuArt from './compact/psu.svg';
import coolingArt from './compact/cooling.svg';
import caseFanArt from './compact/caseFan.svg';
import thermalPasteArt from './compact/thermalPaste.svg';
import monitorArt from './compact/monitor.svg';
import keyboardArt from './compact/keyboard.svg';
import mouseArt from './compact/mouse.svg';
import controllerArt from './compact/controller.svg';
import headsetArt from './compact/headset.svg';
import speakersArt from './compact/speakers.svg';
import microphoneArt from './compact/microphone.svg';
import webcamArt from './compact/webcam.svg';
import networkCardArt from './compact/networkCard.svg';
import soundCardArt from './compact/soundCard.svg';
import captureArt from './compact/capture.svg';
import cablesArt from './compact/cables.svg';
import upsArt from './compact/ups.svg';
import osArt from './compact/os.svg';
import deskArt from './compact/desk.svg';
import chairArt from './compact/chair.svg';
import lightingArt from './compact/lighting.svg';
import componentArt from './compact/component.svg';
import techArt from './compact/tech.svg';
import accessoryArt from './compact/accessory.svg';
import defaultArt from './compact/default.svg';
import pcBuildArt from './compact/pc-build.svg';
import buildRgbArt from './compact/build-rgb.svg';
import buildWhiteArt from './compact/build-white.svg';
import buildStealthArt from './compact/build-stealth.svg';
import buildCompactArt from './compact/build-compact.svg';
import buildWorkstationArt from './compact/build-workstation.svg';
import buildRetroArt from './compact/build-retro.svg';
import buildIndustrialArt from './compact/build-industrial.svg';
import buildLuxuryArt from './compact/build-luxury.svg';

/** Address of each bold drawing, 192 × 192. */
export const compactDrawings = {
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
