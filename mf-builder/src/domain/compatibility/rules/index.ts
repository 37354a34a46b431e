import { addinSlots } from './addin-slots';
import { airflow } from './airflow';
import { argb } from './argb';
import { backConnect } from './back-connect';
import { balance } from './balance';
import { biosUpdate } from './bios-update';
import { boardCase } from './board-case';
import { boardOutput } from './board-output';
import { boughtTwice } from './bought-twice';
import { coolerCapacity } from './cooler-capacity';
import { coolerHeight } from './cooler-height';
import { coolerMissing } from './cooler-missing';
import { coolerSocket } from './cooler-socket';
import { cpuChipset } from './cpu-chipset';
import { cpuSocket } from './cpu-socket';
import { displayOutput } from './display-output';
import { driveBays } from './drive-bays';
import { fanHeaders } from './fan-headers';
import { fanMounts } from './fan-mounts';
import { frontUsb } from './front-usb';
import { gpuCables } from './gpu-cables';
import { gpuLength } from './gpu-length';
import { gpuLink } from './gpu-link';
import { gpuPower } from './gpu-power';
import { gpuSlot } from './gpu-slot';
import { gpuSlots } from './gpu-slots';
import { gpuWidth } from './gpu-width';
import { m2Gen } from './m2-gen';
import { m2Lanes } from './m2-lanes';
import { m2Sata } from './m2-sata';
import { m2Size } from './m2-size';
import { m2Slots } from './m2-slots';
import { mainPower } from './main-power';
import { memoryProfile } from './memory-profile';
import { monitorLink } from './monitor-link';
import { monitorPlugs } from './monitor-plugs';
import { network } from './network';
import { osRequirements } from './os-requirements';
import { overclock } from './overclock';
import { paste } from './paste';
import { peripheralIo } from './peripheral-io';
import { psuEps } from './psu-eps';
import { psuForm } from './psu-form';
import { psuLength } from './psu-length';
import { psuPlace } from './psu-place';
import { psuRecommended } from './psu-recommended';
import { psuTransient } from './psu-transient';
import { psuWattage } from './psu-wattage';
import { radiator } from './radiator';
import { ramCapacity } from './ram-capacity';
import { ramChannels } from './ram-channels';
import { ramCooler } from './ram-cooler';
import { ramCpu } from './ram-cpu';
import { ramEcc } from './ram-ecc';
import { ramForm } from './ram-form';
import { ramFourDdr5 } from './ram-four-ddr5';
import { ramMixed } from './ram-mixed';
import { ramRegistered } from './ram-registered';
import { ramSlotCapacity } from './ram-slot-capacity';
import { ramSlots } from './ram-slots';
import { ramSpeed } from './ram-speed';
import { ramType } from './ram-type';
import { riser } from './riser';
import { sataPorts } from './sata-ports';
import { sataPower } from './sata-power';
import { storageKind } from './storage-kind';
import { system } from './system';
import { topClearance } from './top-clearance';
import { upsCapacity } from './ups-capacity';
import { upsWave } from './ups-wave';
import { usb4 } from './usb4';
import { vrm } from './vrm';
import type { Rule } from '../types';

/** Every rule, in the order that findings are listed in. To add one, see ../README.md. */
export const rules: readonly Rule[] = [
  cpuSocket,
  cpuChipset,
  biosUpdate,
  overclock,
  displayOutput,
  vrm,
  balance,
  ramType,
  ramCpu,
  ramForm,
  ramSlots,
  ramCapacity,
  ramSlotCapacity,
  ramSpeed,
  memoryProfile,
  ramChannels,
  ramFourDdr5,
  ramMixed,
  ramRegistered,
  ramEcc,
  ramCooler,
  gpuLength,
  gpuSlots,
  gpuWidth,
  gpuSlot,
  gpuLink,
  riser,
  gpuPower,
  gpuCables,
  addinSlots,
  m2Slots,
  m2Size,
  m2Sata,
  m2Gen,
  m2Lanes,
  sataPorts,
  driveBays,
  sataPower,
  boardCase,
  psuForm,
  psuLength,
  psuPlace,
  backConnect,
  frontUsb,
  fanMounts,
  airflow,
  fanHeaders,
  argb,
  coolerSocket,
  coolerHeight,
  radiator,
  topClearance,
  coolerCapacity,
  coolerMissing,
  paste,
  psuWattage,
  psuRecommended,
  psuTransient,
  psuEps,
  mainPower,
  monitorLink,
  monitorPlugs,
  boardOutput,
  upsCapacity,
  upsWave,
  system,
  osRequirements,
  network,
  boughtTwice,
  peripheralIo,
  usb4,
  storageKind,
];
