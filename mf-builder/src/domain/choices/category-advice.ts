import { chosenOf, type BuildComponents, type PartType } from '@rig4u/shared/builds';

/** What a part does, for somebody who builds a PC for the first time. */
export const purposes: Readonly<Record<PartType, string>> = {
  cpu: 'The processor does the thinking. Cores help with many things at once, clock speed with one thing at a time.',
  motherboard: 'The board joins all parts. Its socket decides which processors fit, its size which cases.',
  gpu: 'The graphics card draws the picture. It matters most in games, and speeds up video and 3D work.',
  ram: 'Memory holds what you are working with. Too little makes everything wait; more than you use changes nothing.',
  storage: 'The drive keeps system, programs and files. An SSD starts and loads quickly; a hard disk is cheap space.',
  case: 'The case holds everything and guides the air through it. Board, card, cooler and power supply must fit inside.',
  psu: 'The power supply feeds every part. It should deliver a fifth more than they draw.',
  cooling:
    'The cooler takes the heat off the processor. Air coolers need height in the case, liquid ones a place for the radiator.',
  caseFan: 'Case fans bring cool air in and warm air out. Larger ones move the same air more quietly.',
  thermalPaste: 'Paste fills the tiny gaps between processor and cooler. A tube lasts for several PCs.',
  monitor: 'The monitor shows what the card draws. Resolution and refresh rate should match what the card can do.',
  keyboard: 'For typing and playing. Switches decide how it feels and how loud it is.',
  mouse: 'For pointing and aiming. Shape and weight matter more than a high DPI number.',
  headset: 'Headphones, mostly with a microphone for calls and games.',
  speakers: 'For sound in the room. They plug into the board, or connect by USB or Bluetooth.',
  webcam: 'For calls and streams. Good light helps more than more pixels.',
  microphone: 'For calls, streams and recordings. USB ones plug in directly; XLR ones need an audio interface.',
  networkCard: 'Adds Wi-Fi or faster cable to a board that lacks it.',
  soundCard: 'Adds better headphone output or more inputs than the board has.',
  cables: 'What the boxes leave out: longer leads, display cables, splitters.',
  controller: 'A gamepad for games that play better with sticks than with keys.',
  ups: 'A battery that bridges short power cuts, so that you can shut down properly.',
  capture: 'Records or streams the picture of a console, a camera or a second PC.',
  os: 'The operating system runs your programs. Windows needs a licence; Linux is free.',
};

const isChosen = (components: BuildComponents, type: PartType): boolean => chosenOf(components, type).length > 0;

/** A fact of the first part chosen for a type; undefined where none is chosen or it lacks the fact. */
function factOf(components: BuildComponents, type: PartType, key: string): unknown {
  return chosenOf(components, type)[0]?.part.specs?.[key];
}

/** Whether this build needs a part of the type, in a sentence. */
export function needOf(type: PartType, components: BuildComponents): string {
  if (isChosen(components, type)) return 'You have chosen one.';
  const special = needs[type];
  return special ? special(components) : 'This build works without one.';
}

/** What is said once over options that have nothing to be checked against: in an empty build where to start, and why. */
export function startText(type: PartType, components: BuildComponents): string {
  if (Object.keys(components).length > 0) return 'Nothing to check here yet: no chosen part has to fit with these.';
  const why = 'the processor decides which boards and memory fit.';
  return type === 'cpu' ? `Start here: ${why} The check begins with the second part.` : `Start with the CPU: ${why}`;
}

const required = () => 'Every build needs one.';

const needs: Readonly<Partial<Record<PartType, (components: BuildComponents) => string>>> = {
  cpu: required,
  motherboard: required,
  ram: required,
  storage: required,
  case: required,
  psu: required,
  gpu: (components) => {
    const own = factOf(components, 'cpu', 'igpu');
    if (own === null) return 'This build needs one: its processor has no graphics of its own.';
    return typeof own === 'string'
      ? 'Not needed for office and video: the processor has graphics. Games and 3D work need one.'
      : 'Needed for games, and where the processor has no graphics of its own.';
  },
  cooling: (components) => {
    const boxed = factOf(components, 'cpu', 'coolerIncluded');
    if (boxed === true) return 'Not needed: a cooler comes with the processor. Another one can be quieter.';
    return boxed === false
      ? 'This build needs one: none comes with the processor.'
      : 'Needed, unless one comes with the processor.';
  },
  thermalPaste: (components) =>
    factOf(components, 'cooling', 'pasteIncluded') === true
      ? 'Not needed: paste comes with the cooler.'
      : 'Needed, unless paste comes with the cooler.',
  caseFan: (components) => {
    const fans = factOf(components, 'case', 'fansIncluded');
    if (typeof fans !== 'number') return 'Many cases come with fans.';
    return fans === 0
      ? 'This case comes without fans: take two or three.'
      : `Not needed at first: ${fans === 1 ? 'one fan comes' : `${fans} fans come`} with the case.`;
  },
  monitor: () => 'Needed to see anything, unless you have one.',
  keyboard: () => 'Needed, unless you have one.',
  mouse: () => 'Needed, unless you have one.',
  networkCard: (components) =>
    factOf(components, 'motherboard', 'wifi') === null
      ? 'Needed for Wi-Fi: the board has none.'
      : 'Not needed if the board already has what you use.',
  os: () => 'Needed, unless you have a licence or use Linux.',
};
