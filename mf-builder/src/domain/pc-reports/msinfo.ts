import type { ReportReader } from './finding';
import { findingsOf, keyTable, laptopIf, recordsOf, type Meanings } from './records';

const written = {
  role: '/Platform Role;/Plattformrolle',
  os: '/OS Name;/Betriebssystemname;/Nom du système d’exploitation;/Nombre del SO',
  hostMaker: '/System Manufacturer;/Systemhersteller;/Fabricant;/Fabricante del sistema',
  host: '/System Model;/Systemmodell;/Modèle;/Modelo del sistema',
  processor: '/Processor;/Prozessor;/Processeur;/Procesador',
  boardMaker:
    '/BaseBoard Manufacturer;/BaseBoard-Hersteller;/Fabricant de la carte de base;/Fabricante de la placa base',
  board: '/BaseBoard Product;/BaseBoard-Produkt;/Produit de la carte de base;/Producto de placa base',
  memory:
    '/Installed Physical Memory (RAM);/Installierter physischer Speicher (RAM);/Mémoire physique (RAM) installée;/Memoria física instalada (RAM)',
  card: 'Display/Name;Anzeige/Name;Affichage/Nom;Pantalla/Nombre',
  medium: 'Disks/Media Type;Datenträger/Medientyp;Laufwerke/Medientyp;Disques/Type de média;Discos/Tipo de medio',
  drive: 'Disks/Model;Datenträger/Modell;Laufwerke/Modell;Disques/Modèle;Discos/Modelo',
};

const meanings: Meanings<keyof typeof written> = {
  role: laptopIf,
  os: (name) => ({ of: 'os', name }),
  host: (name, record) => (record.has('board') ? undefined : { of: 'host', name, maker: record.get('hostMaker') }),
  processor: (name) => ({ of: 'cpu', name }),
  board: (name, record) => ({ of: 'motherboard', name, maker: record.get('boardMaker') }),
  memory: (size) => ({ of: 'memory', size }),
  card: (name) => ({ of: 'gpu', name }),
  drive: (name) => ({ of: 'storage', name }),
};

const summaries = /^(?:system summary|systemübersicht|résumé système|resumen del sistema)$/i;

/** Each key with the section before it; those of the summary have none. */
function withSections(lines: readonly string[]): string[] {
  let section = '';
  return lines.map((line) => {
    const begins = /^\[([^\]]{2,60})\]\s*$/.exec(line)?.[1];
    if (begins !== undefined) section = summaries.test(begins) ? '' : begins;
    return `${section}/${line}`;
  });
}

const cells = /^([^\t]{2,100}?)\s*\t\s*(\S[^\t]*)/;
const named = keyTable(written);

/** System Information of Windows (msinfo32), saved or copied. */
export const msinfo: ReportReader = {
  recognises: (head) =>
    recordsOf(withSections(head.split('\n')), cells, named).some(
      (record) => record.has('os') && record.has('host') && record.has('processor'),
    ),
  read: (lines) => findingsOf(recordsOf(withSections(lines), cells, named), meanings),
};
