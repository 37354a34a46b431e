import type { CatalogueType } from '../catalogue/schema';
import { addinSlots } from './rules/addin-slots';
import { backConnect, boardCase, frontUsb, psuForm, psuLength } from './rules/case';
import { coolerCapacity, coolerHeight, coolerMissing, coolerSocket, paste } from './rules/cooling';
import { biosUpdate, cpuChipset, cpuSocket, displayOutput, overclock, vrm } from './rules/cpu';
import { boardOutput, monitorLink } from './rules/display';
import { argb, fanHeaders, fanMounts } from './rules/fans';
import { gpuLink } from './rules/gpu-link';
import { gpuLength, gpuPower, gpuSlot, gpuSlots, gpuWidth } from './rules/graphics';
import { m2Gen, m2Sata, m2Size, m2Slots } from './rules/m2';
import * as memory from './rules/memory';
import { network, osRequirements } from './rules/os';
import { peripheralIo } from './rules/peripherals';
import { psuEps, psuRecommended, psuTransient, psuWattage, upsCapacity } from './rules/power';
import { radiator } from './rules/radiator';
import { driveBays, sataPorts, sataPower, storageKind } from './rules/storage';
import type { Finding, Rule, RuleFunction } from './types';

const rule = (number: number, id: string, title: string, reads: readonly CatalogueType[], needs: string, find: RuleFunction): Rule => ({
  id,
  number,
  title,
  reads,
  needs,
  check: (build) => {
    const outcome = find(build);
    if (!outcome) return undefined;
    // Why not spread: every check of an option makes dozens of findings.
    const { verdict, parts, message, values, note } = outcome;
    const finding: Finding = { rule: id, verdict, parts, message };
    if (values) finding.values = values;
    if (note !== undefined) finding.note = note;
    return finding;
  },
});

const devices = ['keyboard', 'mouse', 'headset', 'speakers', 'webcam', 'microphone', 'controller', 'networkCard', 'soundCard', 'capture'] as const;

/** Every rule: number, id, title, the types it reads, what it needs to know, its function. To add one, see README.md. */
export const ruleTable: readonly Rule[] = [
  rule(1, 'cpu-socket', 'CPU socket', ['cpu', 'motherboard'], 'the sockets of CPU and motherboard', cpuSocket),
  rule(2, 'cpu-chipset', 'CPU and chipset', ['cpu', 'motherboard'], 'the architecture or generation of the CPU, and the chipset', cpuChipset),
  rule(3, 'bios-update', 'BIOS update', ['cpu', 'motherboard'], 'the architecture or generation of the CPU, and the chipset', biosUpdate),
  rule(4, 'overclock', 'Overclocking', ['cpu', 'motherboard'], 'whether the CPU is unlocked; if so, the chipset', overclock),
  rule(5, 'display-output', 'Picture', ['cpu', 'gpu'], 'a graphics card, or whether the CPU has graphics', displayOutput),
  rule(6, 'vrm', 'CPU power stage', ['cpu', 'motherboard'], 'the maximum power of the CPU, and the chipset', vrm),
  rule(7, 'ram-type', 'Memory type', ['ram', 'motherboard'], 'the memory types of kit and motherboard', memory.ramType),
  rule(8, 'ram-cpu', 'Memory type and CPU', ['ram', 'cpu'], 'the memory type of the kit and those the CPU takes', memory.ramCpu),
  rule(9, 'ram-form', 'Memory form', ['ram', 'motherboard'], 'the module form, and that of the slots or the size of the motherboard', memory.ramForm),
  rule(10, 'ram-slots', 'Memory slots', ['ram', 'motherboard'], 'the number of modules and of slots', memory.ramSlots),
  rule(11, 'ram-capacity', 'Memory capacity', ['ram', 'motherboard', 'cpu'], 'the capacity of the kits, and the most that motherboard and CPU take', memory.ramCapacity),
  rule(12, 'ram-slot-capacity', 'Memory per slot', ['ram', 'motherboard'], 'the size of a module; the maximum and the slots of the motherboard', memory.ramSlotCapacity),
  rule(13, 'ram-speed', 'Memory speed', ['ram', 'motherboard', 'cpu'], 'the speed of the kit and the highest of the motherboard', memory.ramSpeed),
  rule(14, 'ram-channels', 'Memory channels', ['ram'], 'the number of modules', memory.ramChannels),
  rule(15, 'ram-four-ddr5', 'Four DDR5 modules', ['ram'], 'the memory type; of DDR5 the number of modules', memory.ramFourDdr5),
  rule(16, 'ram-mixed', 'Mixed memory', ['ram'], 'what kits they are', memory.ramMixed),
  rule(17, 'ram-registered', 'Registered memory', ['ram', 'motherboard'], 'whether the modules are registered; if so, the socket', memory.ramRegistered),
  rule(18, 'ram-ecc', 'Error correction', ['ram', 'motherboard', 'cpu'], 'whether the modules have ECC; if so, whether motherboard and CPU do', memory.ramEcc),
  rule(19, 'ram-cooler', 'Memory under the cooler', ['ram', 'cooling'], 'the type of the cooler; of an air cooler its room above the memory, and the height of the modules', memory.ramCooler),
  rule(20, 'gpu-length', 'Graphics card length', ['gpu', 'case', 'cooling'], 'the length of the card, the room in the case, and where a radiator can sit', gpuLength),
  rule(21, 'gpu-slots', 'Graphics card thickness', ['gpu', 'case'], 'bracket and thickness of the card, and the slots of the case', gpuSlots),
  rule(22, 'gpu-width', 'Graphics card cable', ['gpu', 'case'], 'height and plugs of the card, and the room beside it', gpuWidth),
  rule(23, 'gpu-slot', 'Graphics card slot', ['gpu', 'motherboard'], 'the lengths of the PCIe slots', gpuSlot),
  rule(24, 'gpu-link', 'Graphics card link', ['gpu', 'motherboard', 'cpu'], 'generation and lanes of card, slot and CPU', gpuLink),
  rule(25, 'gpu-power', 'Graphics card power', ['gpu', 'psu'], 'the plugs of the card, the leads of the supply; for a 16-pin plug its rating and the power of the card', gpuPower),
  rule(26, 'addin-slots', 'Slots for more cards', ['capture', 'soundCard', 'networkCard', 'motherboard', 'gpu'], 'the interface of the cards, the places of the slots, and the thickness of the graphics card', addinSlots),
  rule(27, 'm2-slots', 'M.2 slots', ['storage', 'motherboard'], 'the form factors of the drives and the M.2 slots', m2Slots),
  rule(28, 'm2-size', 'M.2 length', ['storage', 'motherboard'], 'the lengths of the drives and those the slots take', m2Size),
  rule(29, 'm2-sata', 'SATA in M.2', ['storage', 'motherboard'], 'the interfaces of M.2 drives; for SATA, what the slots carry', m2Sata),
  rule(30, 'm2-gen', 'M.2 speed', ['storage', 'motherboard'], 'the PCIe generations of drives and slots', m2Gen),
  rule(31, 'sata-ports', 'SATA ports', ['storage', 'motherboard'], 'the interfaces of the drives, the SATA ports, and those that M.2 slots take', sataPorts),
  rule(32, 'drive-bays', 'Drive bays', ['storage', 'case'], 'the form factors of the drives and the bays of the case', driveBays),
  rule(33, 'sata-power', 'SATA power', ['storage', 'psu'], 'the interfaces of the drives and the SATA plugs of the supply', sataPower),
  rule(34, 'board-case', 'Motherboard size', ['motherboard', 'case'], 'the form factor of the motherboard and those the case lists', boardCase),
  rule(35, 'psu-form', 'Power supply form', ['psu', 'case'], 'the form factor of the supply and those the case lists', psuForm),
  rule(36, 'psu-length', 'Power supply length', ['psu', 'case'], 'the length of the supply and the room in the case', psuLength),
  rule(37, 'back-connect', 'Rear connectors', ['motherboard', 'case'], 'whether the motherboard has them; if so, whether the case is cut for them', backConnect),
  rule(38, 'front-usb', 'Front USB-C', ['case', 'motherboard'], 'the front ports of the case; for USB-C, the header of the motherboard', frontUsb),
  rule(39, 'fan-mounts', 'Fan mounts', ['caseFan', 'case', 'cooling'], 'size and number of the fans, the mounts of the case and its own fans, and where a radiator sits', fanMounts),
  rule(40, 'fan-headers', 'Fan headers', ['motherboard', 'caseFan', 'case', 'cooling'], 'the number of fans chosen and supplied, the type of the cooler, and the headers', fanHeaders),
  rule(41, 'argb', 'Lighting headers', ['motherboard', 'caseFan', 'cooling'], 'the lighting of fans and cooler, and the headers of its voltage', argb),
  rule(42, 'cooler-socket', 'Cooler mount', ['cooling', 'cpu'], 'the socket of the CPU and the list of the cooler', coolerSocket),
  rule(43, 'cooler-height', 'Cooler height', ['cooling', 'case'], 'the type of the cooler; of an air cooler its height, and the room in the case', coolerHeight),
  rule(44, 'radiator', 'Radiator mount', ['cooling', 'case'], 'the type of the cooler; the size of a radiator, and the mounts of the case', radiator),
  rule(45, 'cooler-capacity', 'Cooler capacity', ['cooling', 'cpu'], "the maker's rating of the cooler and the maximum power of the CPU", coolerCapacity),
  rule(46, 'cooler-missing', 'CPU cooler', ['cooling', 'cpu'], 'a cooler, or whether one is in the box of the CPU', coolerMissing),
  rule(47, 'paste', 'Thermal paste', ['cooling', 'thermalPaste'], 'whether paste is chosen or comes with the cooler', paste),
  rule(48, 'psu-wattage', 'Power supply wattage', ['cpu', 'gpu', 'psu'], 'the power of CPU, graphics cards and supply', psuWattage),
  rule(49, 'psu-recommended', 'Recommended wattage', ['gpu', 'psu'], "the card maker's recommendation and the power of the supply", psuRecommended),
  rule(50, 'psu-transient', 'Power peaks', ['cpu', 'gpu', 'psu'], 'the ATX version of the supply; before 3.0, the power of CPU, graphics cards and supply', psuTransient),
  rule(51, 'psu-eps', 'CPU power plugs', ['motherboard', 'psu'], 'the CPU power plugs of the motherboard and the leads of the supply', psuEps),
  rule(52, 'monitor-link', 'Monitor plug', ['monitor', 'gpu', 'cpu', 'motherboard'], 'inputs, resolution and rate of the monitor, and the outputs of the PC', monitorLink),
  rule(53, 'board-output', 'Motherboard outputs', ['cpu', 'motherboard'], 'whether the CPU has graphics; if not, the outputs of the motherboard', boardOutput),
  rule(54, 'ups-capacity', 'UPS capacity', ['ups', 'cpu', 'gpu', 'monitor'], 'the watts of the UPS, the power of CPU and graphics cards, and of the monitors', upsCapacity),
  rule(55, 'os-requirements', 'Operating system', ['os', 'cpu', 'ram'], 'the edition; for Windows 11 the CPU; the memory it sees', osRequirements),
  rule(56, 'network', 'Network', ['motherboard', 'networkCard'], 'a network card, or whether the motherboard has Wi-Fi', network),
  rule(57, 'peripheral-io', 'Sockets for devices', ['motherboard', 'case', ...devices], 'the plugs of the devices, the sockets of motherboard and case, and Bluetooth', peripheralIo),
  rule(58, 'storage-kind', 'System drive', ['storage'], 'a drive, and whether it is an SSD', storageKind),
];

const titles = new Map(ruleTable.map(({ id, title }) => [id, title]));

/** A rule's title by its id; the id itself where no rule has it. */
export const titleOf = (id: string): string => titles.get(id) ?? id;
