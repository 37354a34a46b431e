import type { CatalogueType } from '../../../src/catalogue/schema';

const ofTheName = 'The name may not state all of them.';
const ofThePlug = 'The plug at the PC may be another one, or the name does not state all of them.';

/**
 * Why the importer doubts a fact of a type, in words for who asks. Where it has several reasons, each is told. A test holds the facts beside
 * those that it doubts.
 */
export const reasonsOfDoubt: Readonly<Partial<Record<CatalogueType, Readonly<Record<string, string>>>>> = {
  cpu: { socket: 'Boards with another socket of this family take it, too, or its architecture is of another socket.' },
  motherboard: {
    socket: 'Some boards take processors for AM3+ with a newer firmware.',
    m2: 'The source derived the number of slots, and does not list them.',
    pcie: 'The source states a generation that is newer than the platform.',
    fanHeaders: 'The source leaves out headers for a pump.',
    argbHeaders: 'Zero stands in the source also where nobody entered anything.',
    usb3Headers: 'The source may have counted ports, of which a header has two.',
  },
  gpu: {
    slots: 'The source may have rounded it up to whole slots.',
    tdpW: 'The source marks it as doubtful.',
    pcieGen: 'The source may state the plug, and not what the chip uses.',
    pcieLanes: 'The source may state the length of the plug, and not the lanes of the chip.',
    ports: 'The source lists one kind of plug twice.',
  },
  storage: { type: 'It is a disk with a cache of flash memory; here is a disk or an SSD.' },
  case: {
    dimensions: 'The source does not tell which side is the height.',
    frontUsb: 'The source does not count the ports, or its text was read in part.',
  },
  psu: { pcie16: 'Zero stands in the source also where nobody entered anything.' },
  cooling: { sockets: 'The list may be older than a newer socket with the same mount.' },
  keyboard: { connectivity: ofThePlug },
  mouse: { connectivity: ofThePlug },
  headset: { connectivity: ofThePlug },
  webcam: { connectivity: ofThePlug },
  microphone: { connectivity: ofThePlug },
  controller: { platform: ofTheName },
};
