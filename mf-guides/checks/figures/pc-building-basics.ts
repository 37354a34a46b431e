import type { GuideFact, Warning } from './guide-fact';

export const basicsFacts: readonly GuideFact[] = [
  {
    step: 1,
    stated: ['AM5', 'AM5', 'LGA1851', 'LGA1851'],
    fact: 'A socket takes its own processors only. These two are the sockets of what is sold new.',
    year: 2026,
  },
  {
    step: 1,
    stated: ['AM5', 'LGA1851', 'DDR5', 'LGA1700', 'DDR4', 'DDR5'],
    fact: 'AM5 and LGA1851 have a DDR5 controller only; the processors of LGA1700 have both, so the board decides.',
  },
  {
    step: 1,
    stated: ['20%', '75 W', 'fifth'],
    fact: 'A supply is chosen above the sum: a fifth is 20 percent, and board, drives and fans together draw about 75 W.',
    safety: 'rule psu-wattage of the builder',
  },
  {
    step: 1,
    stated: ['Ryzen 9000', 'B650'],
    fact: 'B650 boards came out two years before Ryzen 9000 and need a newer BIOS for it.',
    year: 2026,
  },
  { step: 2, stated: ['size 2'], fact: 'The screws of cases, boards and supplies have a Phillips cross of size PH2.' },
  { step: 3, stated: ['AM4'], fact: 'AM4 is the last desktop socket of AMD whose processors carry the pins.' },
  {
    step: 4,
    stated: ['four', 'two modules', 'fourth', 'A2', 'B2'],
    fact: 'With four slots in two channels, the far slot of each channel comes first: the second and the fourth.',
  },
  {
    step: 4,
    stated: ['DDR5', '4 modules', 'two', 'two'],
    fact: 'Two DDR5 modules in a channel lower its speed: four run slower than two, so two large ones are better.',
  },
  { step: 4, stated: ['two'], fact: 'Two modules use both channels, one uses one.' },
  {
    step: 5,
    stated: ['30 degrees'],
    fact: 'An M.2 drive goes into its connector at a slant, by about a third of a right angle.',
  },
  { step: 5, stated: ['2.5-inch'], fact: 'The width class of SATA drives with a flat case.' },
  {
    step: 7,
    stated: ['twice'],
    fact: 'A standoff where the board has no hole can short it: count once more.',
    safety: 'step 7 itself: a standoff in the wrong place can cause a short circuit',
  },
  {
    step: 9,
    stated: ['24-pin', '8-pin', '4+4 pins', '6+2'],
    fact: 'ATX boards take 24 pins and EPS12V 8, which splits in halves; the plug of a graphics card splits into 6 and 2.',
    safety: 'https://viws.ru/en/8-shtyrkovyi-razem-raspinovka-razemov-kompyuternogo-bloka.html',
  },
  {
    step: 10,
    stated: ['16-pin'],
    fact: '12VHPWR and 12V-2x6 have 12 contacts for power and 4 for sensing. A gap makes them hot.',
    safety:
      'https://www.tomshardware.com/pc-components/gpus/melting-power-connectors-and-how-to-safeguard-against-them',
  },
  {
    step: 11,
    stated: ['F2', 'once'],
    fact: 'Boards open their BIOS with Del or F2. Pressing the memory in again often helps.',
  },
  {
    step: 12,
    stated: ['Windows 11', '8 GB'],
    fact: "Microsoft's tool for a Windows 11 stick asks for one of at least 8 GB.",
    year: 2026,
  },
  { step: 12, stated: ['half an hour'], fact: 'Heat settles within half an hour, so a shorter test shows too little.' },
  {
    step: 12,
    stated: ['Windows 11', 'Windows 11', 'TPM 2.0'],
    fact: 'Windows 11 sets itself up online, and wants a TPM of version 2.0 and a BIOS that can do Secure Boot.',
    year: 2026,
  },
  {
    step: 12,
    stated: ['Windows 11', '8th', '4 GB'],
    fact: 'The list of processors for Windows 11 begins with Ryzen 2000 and the 8th generation; 4 GB is its least memory.',
    year: 2026,
  },
  {
    step: 12,
    stated: ['Windows 10', '14 October 2025'],
    fact: 'The day of the last regular updates of Windows 10. Only extended ones, which one signs up for, came after it.',
    safety:
      'https://www.etvbharat.com/en/technology/microsoft-ends-support-for-windows-10-learn-how-to-easily-install-windows-11-on-your-pc-enn25101501521',
    year: 2026,
  },
];

export const basicsWarnings: readonly Warning[] = [
  { step: 2, says: 'always before you pick up a part: it takes the static charge from you.' },
  { step: 3, says: 'Never touch the pins in the socket or the contacts of the processor.' },
  { step: 5, says: 'With the film left on, the drive gets too hot and slows down.' },
  { step: 6, says: 'Peel the film off the base of the cooler.' },
  { step: 7, says: 'a standoff must not stand where the board has no hole.' },
  { step: 7, says: 'Use only the cables that came with this power supply.' },
  { step: 7, says: 'may fit and still be wired differently, which destroys parts.' },
  { step: 9, says: 'They look alike, but they are not the same. Never force one.' },
  { step: 10, says: 'Push a 16-pin plug in until no gap is left, and do not bend its cable close to the plug.' },
];
