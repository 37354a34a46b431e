import { partTypeNames, type PartType } from '@rig4u/shared/builds';
import { fold } from './fold';

// What lists call the types, folded: PCPartPicker's words, forums' short ones, German, French and Spanish.
const words: Readonly<Record<PartType, string>> = {
  cpu: 'cpu|processor|proc|prozessor|processeur|procesador|apu|chip',
  motherboard: 'motherboard|mainboard|mobo|mb|board|hauptplatine|carte mere|placa base|placa madre|moederbord',
  gpu:
    'gpu|graphics card|graphic card|graphics|video card|videocard|vga|grafikkarte|graka|carte graphique|' +
    'tarjeta grafica|tarjeta de video|placa de video|videokaart',
  ram: 'ram|memory|memory ram|dram|ddr4|ddr5|arbeitsspeicher|speicher|memoire|memoire vive|memoria|memoria ram',
  storage:
    'storage|ssd|hdd|nvme|nvme ssd|m.2|m.2 ssd|ssd m.2|hard drive|hard disk|hard disk drive|drive|nvme drive|' +
    'solid state drive|internal hard drive|external storage|boot drive|os drive|game drive|second drive|sata ssd|' +
    'primary storage|secondary storage|festplatte|massenspeicher|stockage|disque dur|almacenamiento|disco duro',
  case: 'case|pc case|chassis|tower|enclosure|gehause|boitier|caja|gabinete|torre|behuizing',
  psu:
    'psu|power supply|power supply unit|power|netzteil|alimentation|alim|voeding|' +
    'fuente|fuente de alimentacion|fuente de poder',
  cooling:
    'cpu cooler|cooler|cpu cooling|cooling|cpu fan|aio|heatsink|liquid cooler|wasserkuhlung|cpu-kuhler|cpu kuhler|' +
    'prozessorkuhler|kuhler|kuhlung|ventirad|refroidissement|watercooling|refrigeracion|disipador|cpu-koeler',
  caseFan: 'case fan|case fans|fan|fans|extra fans|rgb fans|lufter|gehauselufter|ventilateur|ventilateurs|ventilador',
  thermalPaste:
    'thermal paste|thermal compound|thermal grease|paste|tim|warmeleitpaste|wlp|pate thermique|pasta termica',
  monitor: 'monitor|monitors|display|screen|bildschirm|ecran|pantalla',
  keyboard: 'keyboard|kb|tastatur|clavier|teclado',
  mouse: 'mouse|maus|souris|raton',
  headset: 'headset|headphones|headphone|kopfhorer|casque|auriculares|cascos',
  speakers: 'speakers|speaker|lautsprecher|enceintes|altavoces',
  webcam: 'webcam|camera|kamera',
  microphone: 'microphone|mic|mikrofon',
  networkCard:
    'network card|network adapter|wired network adapter|wireless network adapter|wifi card|wi-fi card|nic|' +
    'wifi adapter|wi-fi adapter|wifi|wi-fi|lan card|netzwerkkarte|wlan-karte|carte reseau',
  soundCard: 'sound card|soundcard|soundkarte|carte son|tarjeta de sonido',
  cables: 'cable|cables|kabel|extension cables|custom cables',
  controller: 'controller|gamepad|game controller|manette|mando',
  ups: 'ups|ups system|usv|battery backup|onduleur|sai',
  capture: 'capture card|capture|video capture|capture-karte',
  os: "os|operating system|operating system (os)|windows|betriebssystem|systeme d'exploitation|sistema operativo",
};

const typeByWord = new Map(
  partTypeNames.flatMap((type) => words[type].split('|').map((word) => [word, type] as const)),
);

/** Words of lists for what has no type of its own here. */
export const isOtherWord = (text: string): boolean =>
  /^(?:custom|other|others|misc|miscellaneous|accessor(?:y|ies)|extras?|sonstiges|zubehor|autre|otros)$/.test(
    fold(text).trim(),
  );

/** What a list's word for a type says: 'Video Card', 'Storage 2', 'Netzteil (PSU)'. */
export function typeOfWord(text: string): PartType | undefined {
  const word = fold(text)
    .replace(/[#*:]|\b\d\b\.?$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = word
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(?:my|new|the|mein|meine)\s/, '')
    .trim();
  const inBrackets = /^[^()\d]{2,24}\(([^()]*)\)$/.exec(word)?.[1] ?? '';
  return typeByWord.get(word) ?? typeByWord.get(bare) ?? typeByWord.get(inBrackets) ?? ofTwo(bare);
}

/** 'CPU / Processor', 'Ram & Memory': both words say the same. */
function ofTwo(word: string): PartType | undefined {
  const [one, other] = word.split(/\s*[/&]\s*/).map((half) => typeByWord.get(half));
  return one !== undefined && one === other ? one : undefined;
}

/** A type's word that a name begins with, and what follows it: 'GPU RTX 5070'. */
export function typeAtStart(text: string): { type: PartType; rest: string } | undefined {
  const parts = text.split(' ');
  for (const count of [3, 2, 1]) {
    const start = parts.slice(0, count).join(' ');
    const type = /\d$/.test(start) && count > 1 ? undefined : typeOfWord(start);
    const rest = parts.slice(count).join(' ').trim();
    if (type !== undefined && rest !== '' && !/^(?:master|blaster|monster)/i.test(rest)) return { type, rest };
  }
  return undefined;
}

// Names end with these, too: '… GAMING PLUS WIFI'.
const endsOfNames = new Set([
  'wifi',
  'wi-fi',
  'power',
  'chip',
  'os',
  'ddr4',
  'ddr5',
  'display',
  'm.2',
  'tower',
  'nvme',
]);

/** A type's word that a name ends with, as PCPartPicker writes them: '… 16 GB Video Card'. */
export function typeAtEnd(text: string): PartType | undefined {
  const parts = text.trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const end = parts.slice(-count).join(' ');
    const type = parts.length > count && !endsOfNames.has(fold(end)) ? typeOfWord(end) : undefined;
    if (type !== undefined) return type;
  }
  return undefined;
}
