import type { CatalogueType } from '../../catalogue/schema';

interface Help {
  hint?: string;
  suggestions?: readonly string[];
}

const sockets = ['AM4', 'AM5', 'LGA1151', 'LGA1200', 'LGA1700', 'LGA1851'];
const memory = ['DDR4', 'DDR5'];
const boards = ['ATX', 'micro-ATX', 'mini-ITX', 'E-ATX'];
const supplies = ['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX'];
const wifi = ['Wi-Fi 5', 'Wi-Fi 6', 'Wi-Fi 6E', 'Wi-Fi 7'];
const slots = ['PCIe x1', 'PCIe x4', 'USB-A', 'USB-C'];
const commas = (example: string) => ({ hint: `With commas between them, such as ${example}.` });

/** How to write a fact, where its label does not say it, and how it is commonly spelled. */
export const help: Readonly<Partial<Record<CatalogueType, Readonly<Record<string, Help>>>>> = {
  cpu: {
    socket: { suggestions: sockets },
    arch: {
      hint: 'The maker’s name of the design, such as Zen 5.',
      suggestions: [
        'Zen',
        'Zen+',
        'Zen 2',
        'Zen 3',
        'Zen 4',
        'Zen 5',
        'Skylake',
        'Kaby Lake',
        'Coffee Lake',
        'Comet Lake',
        'Rocket Lake',
        'Alder Lake',
        'Raptor Lake',
        'Raptor Lake Refresh',
        'Arrow Lake',
      ],
    },
    generation: {
      suggestions: [
        'Ryzen 5000',
        'Ryzen 7000',
        'Ryzen 8000G',
        'Ryzen 9000',
        '10th',
        '11th',
        '12th',
        '13th',
        '14th',
        'Core Ultra 200S',
      ],
    },
    igpu: { hint: 'Its name, or “None”.', suggestions: ['None', 'AMD Radeon Graphics', 'Intel Graphics'] },
    memTypes: commas('DDR4, DDR5'),
  },
  motherboard: {
    socket: { suggestions: sockets },
    chipset: {
      suggestions: [
        'A620',
        'B550',
        'B650',
        'B760',
        'B850',
        'B860',
        'H610',
        'H810',
        'X570',
        'X870',
        'X870E',
        'Z790',
        'Z890',
      ],
    },
    formFactor: { suggestions: boards },
    ramType: { suggestions: memory },
    m2: { hint: 'How many there are.' },
    cpuPower: commas('8-pin, 4-pin'),
    widthMm: { hint: 'From the edge with the sockets to the front; for boards deeper than ATX.' },
    sasPorts: { hint: 'Of a board for servers; SATA drives fit too.' },
    mainPower: { hint: 'Of 24 pins on nearly every board.' },
    fanHeaders: { hint: 'Without the one for the CPU cooler.' },
    fanHeaderA: { hint: 'What the weakest of them gives; 1 on most boards.' },
    usb3Headers: { hint: 'Of 19 pins, for two front ports each.' },
    usb2Headers: { hint: 'Of 9 pins, for two ports each.' },
    cpuTdpMaxW: { hint: 'The highest rated power among the processors that its maker lists.' },
    wifi: { hint: 'Such as Wi-Fi 6E, or “None”.', suggestions: ['None', ...wifi] },
    lan: { suggestions: ['1 Gb/s', '2.5 Gb/s', '5 Gb/s', '10 Gb/s'] },
    displayOutputs: { hint: 'With commas between them, such as HDMI 2.1, DP 1.4; or “None”.' },
  },
  gpu: {
    ports: { hint: 'With commas between them, such as HDMI 2.1, 3 × DP 1.4; or “None”.' },
    chipMaker: { suggestions: ['AMD', 'Intel', 'NVIDIA'] },
    vramType: { suggestions: ['GDDR6', 'GDDR6X', 'GDDR7'] },
    slots: { hint: 'How many slots thick it is, such as 2.5.' },
    bracketSlots: { hint: 'How many slots its metal bracket takes.' },
    radiator: { hint: 'The length of a radiator of its own, such as 240; or “None”.' },
  },
  ram: {
    ramType: { suggestions: memory },
    capacity: { hint: 'Of all modules together.' },
    timing: { hint: 'Such as 30-36-36-76.' },
    profiles: commas('XMP, EXPO'),
  },
  storage: {
    formFactor: { suggestions: ['M.2-2280', 'M.2-2230', 'M.2-2242', 'M.2-22110', '2.5"', '3.5"'] },
    interface: { suggestions: ['PCIe 3.0 x4', 'PCIe 4.0 x4', 'PCIe 5.0 x4', 'SATA 6.0 Gb/s'] },
  },
  case: {
    formFactor: { suggestions: ['ATX Mid Tower', 'ATX Full Tower', 'micro-ATX Mini Tower', 'mini-ITX Tower'] },
    features: commas('mesh front, tempered glass'),
    motherboards: commas('ATX, micro-ATX, mini-ITX'),
    psuFormFactors: commas('ATX, SFX'),
    radiators: { hint: 'The lengths in mm that it takes, such as 240, 360; or “None”.' },
    boardMaxMm: { hint: 'How deep an E-ATX board may be, such as 280.' },
    gpuMaxWithFanMm: { hint: 'Where its maker states the room with fans mounted in front.' },
    gpuHeightWithPlug: { hint: 'Yes, if the maker means the card with its plug and cable.' },
    fanHub: { hint: 'How many fans the hub takes that comes with it; 0 for none.' },
    riserGen: { hint: 'Of the riser that comes with it, such as 4.' },
    psuMovable: { hint: 'Yes, if the supply stands in front and its place can be chosen.' },
    radiatorBesidePsuMm: { hint: 'The longest one at top, bottom or front that fits with supply and card in.' },
    topClearanceMm: { hint: 'Between the top panel and the upper edge of the board.' },
    frontUsb: { hint: 'With commas between them, such as USB-C, 2 × USB-A; or “None”.' },
    sidePanel: { suggestions: ['tempered glass', 'mesh', 'solid'] },
  },
  psu: {
    formFactor: { suggestions: supplies },
    efficiency: { suggestions: ['80+ Bronze', '80+ Gold', '80+ Platinum', '80+ Titanium'] },
    atxVersion: { suggestions: ['2.4', '3.0', '3.1'] },
    cpu4: { hint: 'Leads of 4 pins alone; not the halves of an 8-pin one.' },
    pcie8Cables: { hint: 'Cables, not plugs: one cable often ends in two of them.' },
    pcie16Angled: { hint: 'Yes, if the plug at the card leaves to the side.' },
    pcie16W: { hint: 'In W, one number for each lead, such as 600, 450.' },
  },
  cooling: {
    sockets: commas('AM4, AM5, LGA1700'),
    tdp: { hint: 'The heat that its maker rates it for.' },
    radiator: { hint: 'Its length, such as 240 or 360; nothing for an air cooler.' },
    nspr: { hint: 'The number by which Noctua rates its coolers.' },
    fanRises: { hint: 'Yes, if its maker says that the front fan may sit higher, over tall memory.' },
    ramClearanceMm: { hint: '“None” if the cooler does not reach over the memory.' },
    features: commas('daisy chain, display'),
  },
  cables: {
    ways: { hint: 'Of a fan splitter: how many fans it puts on one header.' },
    packOf: { hint: 'How many come in the bag.' },
  },
  caseFan: {
    qty: { hint: 'How many fans one pack holds.' },
    currentA: { hint: 'Of one fan, at most; the maker’s watts divided by 12.' },
    connector: { suggestions: ['3-pin', '4-pin PWM'] },
  },
  monitor: {
    inputs: { hint: 'With commas between them, such as HDMI 2.1, DP 1.4.' },
    panel: { suggestions: ['IPS', 'OLED', 'VA', 'TN'] },
    sync: commas('FreeSync, G-Sync Compatible'),
  },
  microphone: { pattern: commas('cardioid, stereo') },
  networkCard: {
    interface: { suggestions: slots },
    speed: { suggestions: ['1 Gbit/s', '2.5 Gbit/s', '10 Gbit/s', ...wifi] },
    ports: commas('2 × RJ45'),
  },
  soundCard: { interface: { suggestions: slots }, ports: commas('headphones, line in') },
  capture: { interface: { suggestions: slots }, ports: commas('HDMI in, HDMI out') },
  os: {
    edition: { suggestions: ['Windows 10 Home', 'Windows 10 Pro', 'Windows 11 Home', 'Windows 11 Pro'] },
    bits: { hint: '64 or 32.' },
    licence: { suggestions: ['retail', 'OEM', 'free'] },
  },
};
