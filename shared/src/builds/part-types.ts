/** The groups of the component list, in its order. */
export const partGroups = ['Core Components', 'Cooling', 'Peripherals', 'Accessories', 'Software'] as const;
export type PartGroup = (typeof partGroups)[number];

export const partTypeNames = [
  'cpu',
  'motherboard',
  'gpu',
  'ram',
  'storage',
  'case',
  'psu',
  'cooling',
  'caseFan',
  'thermalPaste',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'speakers',
  'webcam',
  'microphone',
  'networkCard',
  'soundCard',
  'cables',
  'controller',
  'ups',
  'capture',
  'os',
] as const;
export type PartType = (typeof partTypeNames)[number];

export interface PartTypeInfo {
  type: PartType;
  group: PartGroup;
  /** Name in the component list. */
  label: string;
  /** Heading above the type's options. */
  title: string;
  /** Whether a build needs one to be complete. */
  required: boolean;
  /** Whether a build may hold more than one. */
  several: boolean;
}

/** What a build cannot be completed without. */
export const requiredTypes = [
  'cpu',
  'motherboard',
  'ram',
  'storage',
  'case',
  'psu',
] as const satisfies readonly PartType[];

const required: ReadonlySet<PartType> = new Set(requiredTypes);
const several: ReadonlySet<PartType> = new Set<PartType>(['ram', 'storage', 'caseFan', 'monitor', 'cables']);

const info = (type: PartType, group: PartGroup, label: string, title = label): PartTypeInfo => ({
  type,
  group,
  label,
  title,
  required: required.has(type),
  several: several.has(type),
});

const table: Record<PartType, PartTypeInfo> = {
  cpu: info('cpu', 'Core Components', 'CPU'),
  motherboard: info('motherboard', 'Core Components', 'Motherboard'),
  gpu: info('gpu', 'Core Components', 'Graphics Card'),
  ram: info('ram', 'Core Components', 'Memory (RAM)', 'Memory'),
  storage: info('storage', 'Core Components', 'Storage'),
  case: info('case', 'Core Components', 'Case'),
  psu: info('psu', 'Core Components', 'Power Supply'),
  cooling: info('cooling', 'Cooling', 'CPU Cooler'),
  caseFan: info('caseFan', 'Cooling', 'Case Fans'),
  thermalPaste: info('thermalPaste', 'Cooling', 'Thermal Paste'),
  monitor: info('monitor', 'Peripherals', 'Monitor'),
  keyboard: info('keyboard', 'Peripherals', 'Keyboard'),
  mouse: info('mouse', 'Peripherals', 'Mouse'),
  headset: info('headset', 'Peripherals', 'Headset'),
  speakers: info('speakers', 'Peripherals', 'Speakers'),
  webcam: info('webcam', 'Accessories', 'Webcam'),
  microphone: info('microphone', 'Accessories', 'Microphone'),
  networkCard: info('networkCard', 'Accessories', 'Network Card'),
  soundCard: info('soundCard', 'Accessories', 'Sound Card'),
  cables: info('cables', 'Accessories', 'Cables'),
  controller: info('controller', 'Accessories', 'Controller'),
  ups: info('ups', 'Accessories', 'UPS'),
  capture: info('capture', 'Accessories', 'Capture Card'),
  os: info('os', 'Software', 'Operating System'),
};

/** The 24 part types, group by group, in the order in which a visitor goes through them. */
export const partTypes: readonly PartTypeInfo[] = partTypeNames.map((type) => table[type]);

/** Group, label and title of one type. */
export const partTypeInfo = (type: PartType): PartTypeInfo => table[type];

export const isPartType = (text: string): text is PartType => Object.hasOwn(table, text);

/** The type after this one; the last one is followed by itself. */
export const nextType = (type: PartType): PartType => partTypeNames[partTypeNames.indexOf(type) + 1] ?? type;
