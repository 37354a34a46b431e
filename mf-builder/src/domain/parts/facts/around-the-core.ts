import { amount, flag, list, none, ports, resolution, text, word } from '../units';
import { choice, onlyOf, range, rare, shown, type Fact } from './fact';

const mm = amount('mm');
const count = amount();
const connection = choice('Connection', 'connectivity', list);

export const cooling: readonly Fact[] = [
  choice('Type', 'type', word),
  range('Rated for', 'tdp', 'W', amount('W')),
  onlyOf('type', 'liquid', choice('Radiator', 'radiator', mm)),
  shown('Fans', 'fans', count),
  range('Noise', 'noiseDb', 'dB', amount('dB')),
  shown('Features', 'features', list),
  choice('Sockets', 'sockets', list),
  onlyOf('type', 'air', range('Height', 'heightMm', 'mm', mm)),
  onlyOf('type', 'air', shown('Room above the memory', 'ramClearanceMm', none(mm, 'Does not reach over it'))),
  rare('NSPR', 'nspr', count),
  rare('Front fan may sit higher', 'fanRises', flag),
  onlyOf('type', 'liquid', shown('Radiator thickness', 'thicknessMm', mm)),
  shown('Paste in the box', 'pasteIncluded', flag),
  choice('Lighting', 'rgb', word),
];

export const caseFan: readonly Fact[] = [
  choice('Size', 'sizeMm', mm),
  choice('Fans in the pack', 'qty', count),
  range('Airflow', 'airflowCfm', 'CFM', amount('CFM')),
  range('Noise', 'noiseDb', 'dB', amount('dB')),
  choice('PWM', 'pwm', flag),
  shown('Thickness', 'thicknessMm', mm),
  shown('Connector', 'connector', text),
  rare('Hub of their own plugs into', 'hub', text),
  shown('One header for the pack', 'chain', flag),
  shown('Current of a fan', 'currentA', amount('A')),
  choice('Lighting', 'led', word),
];

export const thermalPaste: readonly Fact[] = [
  range('Amount', 'grams', 'g', amount('g')),
  shown('Conductivity', 'conductivityWmK', amount('W/mK')),
];

export const monitor: readonly Fact[] = [
  range('Size', 'sizeIn', 'in', amount('in')),
  choice('Resolution', 'resolution', resolution),
  range('Refresh rate', 'hz', 'Hz', amount('Hz')),
  choice('Panel', 'panel', text),
  shown('Response', 'responseMs', amount('ms')),
  choice('Adaptive sync', 'sync', list),
  shown('Inputs', 'inputs', ports),
  shown('Power', 'watts', amount('W')),
  shown('HDR', 'hdr', text),
];

export const keyboard: readonly Fact[] = [
  connection,
  choice('Switches', 'switchType', text),
  choice('Size', 'size', text),
];
export const mouse: readonly Fact[] = [
  connection,
  range('Resolution', 'maxDpi', 'dpi', amount('dpi')),
  range('Weight', 'weightG', 'g', amount('g')),
];
export const headset: readonly Fact[] = [
  connection,
  shown('Drivers', 'driverMm', mm),
  choice('Microphone', 'mic', flag),
];
export const speakers: readonly Fact[] = [
  connection,
  range('Power', 'watts', 'W', amount('W')),
  choice('Channels', 'channels', text),
];
export const webcam: readonly Fact[] = [
  connection,
  choice('Resolution', 'resolution', text),
  choice('Frames per second', 'fps', count),
];
export const microphone: readonly Fact[] = [connection, choice('Pattern', 'pattern', list)];
const plugIn = choice('Interface', 'interface', text);
const portsOfCard = [shown('Ports', 'ports', list), shown('Needs USB4 or Thunderbolt', 'needsUsb4', flag)];
/** Of a controller card for drives. */
const drivePorts = [rare('SATA ports', 'sataPorts', count), rare('SAS ports', 'sasPorts', count)];
export const networkCard: readonly Fact[] = [plugIn, choice('Speed', 'speed', text), ...portsOfCard, ...drivePorts];
export const soundCard: readonly Fact[] = [plugIn, choice('Resolution', 'resolution', text), ...portsOfCard];
export const capture: readonly Fact[] = [plugIn, choice('Records', 'resolution', text), ...portsOfCard];
export const cables: readonly Fact[] = [
  choice('Kind', 'kind', text),
  range('Length', 'lengthM', 'm', amount('m')),
  rare('Fans on one header', 'ways', count),
  rare('In the bag', 'packOf', count),
];
export const controller: readonly Fact[] = [choice('For', 'platform', text), connection];

export const ups: readonly Fact[] = [
  range('Apparent power', 'va', 'VA', amount('VA')),
  range('Power', 'watts', 'W', amount('W')),
  shown('Battery', 'batteryWh', amount('Wh')),
  shown('Outlets', 'outlets', count),
  shown('Wave on battery', 'wave', word),
];

export const os: readonly Fact[] = [
  choice('Edition', 'edition', text),
  choice('Bits', 'bits', count),
  choice('Licence', 'licence', text),
];
