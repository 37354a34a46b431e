import type { Finding, ReportReader } from './finding';
import { findingsOf, keyTable, laptopIf, recordsOf, type Meanings } from './records';

const written = {
  computer: 'Computer Type;Computertyp;Type d’ordinateur;Tipo de equipo',
  os: 'Operating System;Betriebssystem;Système d’exploitation;Sistema operativo',
  processor: 'CPU Type;CPU Typ;CPU-Typ;Type de processeur;Tipo de procesador',
  board: 'Motherboard Name;Name des Motherboards;Nom de la carte mère;Nombre de la placa base',
  memory: 'System Memory;Arbeitsspeicher;Mémoire système;Memoria del sistema',
  card: 'Video Adapter;Grafikkarte;Carte vidéo;Adaptador de vídeo',
  monitor: 'Monitor;Moniteur',
  drive: 'Disk Drive;Festplatte;Disque dur;Disco duro',
};

const meanings: Meanings<keyof typeof written> = {
  computer: laptopIf,
  os: (name) => ({ of: 'os', name }),
  processor: (name) => ({ of: 'cpu', name }),
  board: (name) => ({ of: 'motherboard', name }),
  memory: (size) => ({ of: 'memory', size, kind: size }),
  card: (name) => ({ of: 'gpu', name }),
  monitor: (name) => ({ of: 'monitor', name }),
  drive: (name) => ({ of: 'storage', name }),
};

/** A key, and its value in a column of its own. */
const columns = /^\s*([^\t]{2,60}?)\s?[:|]?(?:\t|\s{2})\s*(\S.*)$/;

/** 'DIMM3: Corsair CMK16GX4M2B3200C16    8 GB DDR4-3200 DDR4 SDRAM  (16-18-18-36 @ 1600 MHz)' */
function moduleIn(line: string): Finding[] {
  const [, name, size] = /^\s*DIMM\d{1,2}:\s*(\S.{0,80}?)(?:\t|\s{2})\s*(\d{1,6} [GM]B\b.{0,40})/.exec(line) ?? [];
  if (name === undefined || size === undefined) return [];
  return [{ of: 'module', module: { size, kind: size, speed: size, maker: name, number: name.split(' ').at(-1) } }];
}

/** The first section that names the processor: it sums up what the others say at length. */
function summary(lines: readonly string[]): readonly string[] {
  const processor = lines.findIndex((line) => /^\s*CPU[ -]Type?\b/i.test(line));
  const end = lines.findIndex((line, at) => at > processor && /^\s*-{3,}\[/.test(line));
  return lines.slice(0, processor < 0 || end < 0 ? undefined : end);
}

/** AIDA64's report and its forerunners', as text or as a page; also its summary alone. */
export const aida64: ReportReader = {
  recognises: (head) =>
    /-\[ (?:AIDA(?:64|32)|EVEREST)\b|\bAIDA64 v\d/.test(head) ||
    (/^\s*CPU[ -]Type?\s{2,}/m.test(head) && /^\s*Motherboard Name\s{2,}/m.test(head)),
  read: (lines) => {
    const summed = summary(lines);
    return [...findingsOf(recordsOf(summed, columns, keyTable(written)), meanings), ...summed.flatMap(moduleIn)];
  },
};
