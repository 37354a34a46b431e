import { fold } from '../pasted-lists/fold';
import { driveOfNumber } from './drive-numbers';
import { makerName, withMaker } from './makers';
import { beforeNotes, isNamed, tidy, unmarked } from './written-names';

const chips =
  /\b(?:ryzen|threadripper|athlon|epyc|fx|phenom|core|pentium|celeron|xeon)\b|\ba\d{1,2}-\d{4}|\bi[3579]-\d/i;
const counts = /\b(?:\d{1,3}|dual|triple|quad|hexa|six|octal?|eight|deca|twelve|sixteen)[- ]?(?:cores?|kern)\b/gi;

/** The name of a processor: 'AMD Ryzen 5 5600' of '… 6-Core Processor (12 CPUs), ~3.5GHz'. */
export function processorName(written: string): string | undefined {
  const name = unmarked(written)
    .replace(/\b\d{1,2}th gen(?:eration)?\b/i, ' ')
    .replace(/\bwith radeon.*|\bw\/ radeon.*/i, ' ')
    .replace(counts, ' ')
    .replace(/\b(?:CPU|Processor|APU)\b/gi, ' ')
    .trimStart();
  const tidied = tidy(beforeNotes(name));
  return chips.test(tidied) && /\d/.test(tidied) ? tidied : undefined;
}

const boards =
  /(?<![a-z\d])(?:a[356]20|b[34568]50|b840|x[3-8]70|[bh][3-8][1-7]0|z[3-8][79]0|h81|b75|b85|[hzp][6-9][1578]|x[579][89]|9[79]0(?:fx|x|a)?|trx[45]0)(?:e|m|i|mi|em|a|x)?(?![a-z\d])/;

/** A maker's full name at the start of a model, as shops say it. */
const shortly = (model: string): string =>
  model
    .replace(/\b(?:(?:technology|international|computer) ?)?,?\s?(?:co|inc|corp|ltd)\b\.?,?/gi, ' ')
    .replace(/^\s*asustek\b/i, 'ASUS')
    .replace(/^\s*micro-star\b/i, 'MSI');

/** The name of a board; undefined where the firmware says none, or names a whole PC. */
export function boardName(model: string, maker: string | undefined): string | undefined {
  const name = tidy((shortly(unmarked(model)).split(/[([,|]/, 1)[0] ?? '').replace(/[- ]CF$/, ''));
  const known = makerName(maker) ?? makerName(name);
  if (name === '' || !isNamed(name) || (known === undefined && !boards.test(fold(name)))) return undefined;
  return withMaker(name, known);
}

// MSI's boards where the firmware says the number alone; its laptops have others.
const numbered = /^(?:MSI )?MS-7\w{3}\b/;

/** A model of a whole PC that has the name of a board. */
export function boardOfHost(model: string, maker: string | undefined): string | undefined {
  if (numbered.test(model)) return boardName(model, 'MSI');
  return boards.test(fold(model)) ? boardName(model, maker) : undefined;
}

const noDrives =
  /\busb\b|virtual|\bvbox|vmware|qemu|msft|cd-?rom|\bdvd|\bbd-?(?:re|rom)\b|dvdram|hl-dt-st|tsstcorp|card ?reader|\bsd\/?mmc|multi-?card|cruzer|\basm\d|jmicron|\bjms\d|\brtl9210|external|portable|my ?(?:passport|book)|\belements\b|expansion|datatraveler|jetflash|flash ?(?:disk|drive)|storage (?:device|media)|mass[- ]storage|ramdisk|\bzram|\bloop\d|(?:nvme|sata|solid state) (?:disk|drive)s?$|^nvme disk$/;

/** The model of a drive inside the PC: no stick, no disc, nothing virtual. */
export function driveName(written: string, maker?: string): string | undefined {
  const name = tidy(
    beforeNotes(written)
      .replace(/\b(?:ATA|SCSI|SATA|IDE) (?:disk )?device\b/gi, ' ')
      .replace(/^(?:NVMe|ATA|SCSI)\s+/i, ' '),
  );
  if (!/\p{L}/u.test(name) || !/\d/.test(name) || noDrives.test(fold(written)) || !isNamed(name)) return undefined;
  const known = makerName(maker);
  return (
    driveOfNumber(name) ?? withMaker(name, known === 'SanDisk' && name.startsWith('WD') ? 'Western Digital' : known)
  );
}

const noMonitors =
  /generic|allgemein|generique|generico|\bpnp\b|plug|default|standard|integrated|built-?in|digital flat panel|wide viewing|laptop|\bpanel\b|internal|^(?:boe|auo|lgd|cmn|ivo|shp|sdc|len|inx|cso|ncp)[\da-f]{3,5}$/;

/** The model of a monitor; undefined for one that says none, and for a laptop's own. */
export function monitorName(written: string): string | undefined {
  const name = tidy(beforeNotes(written));
  const folded = fold(name);
  return /\p{L}/u.test(name) && /\d/.test(name) && isNamed(name) && !noMonitors.test(folded) ? name : undefined;
}

/** An operating system up to its edition. */
export function systemName(written: string): string | undefined {
  const name = tidy(
    beforeNotes(written)
      .replace(/\?/g, '')
      .replace(/\b(?:x86_64|amd64|aarch64)\b/gi, ' ')
      .replace(/\bbase:.*|\bbuild \d.*|\b\d{1,2}\.\d\.\d{4,}.*/i, ' ')
      .replace(/^microsoft (?=windows)/i, '')
      .replace(/\b(\d\d\.\d\d)\.\d{1,2}\b/, '$1'),
  );
  return /^(?:windows|.*(?:linux|ubuntu|debian|fedora|suse|arch|mint|os\b|manjaro|bazzite|nixos|garuda|gentoo))/i.test(
    name,
  )
    ? name
    : undefined;
}
