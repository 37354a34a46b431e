import type { ReportReader } from './finding';
import { eachDriveOnce, findingsOf, keyAndValue, keyTable, recordsOf, type Meanings } from './records';

const written = {
  os: 'Operating System;Betriebssystem;Système d’exploitation;Sistema operativo',
  maker: 'System Manufacturer;Systemhersteller;Fabricant du système;Fabricante del sistema',
  model: 'System Model;Systemmodell;Modèle du système;Modèle système;Modelo del sistema;Modelo de sistema',
  processor: 'Processor;Prozessor;Processeur;Procesador',
  memory: 'Memory;Speicher;Arbeitsspeicher;Mémoire;Memoria',
  card: 'Card name;Kartenname;Grafikkartenname;Name der Karte;Nom de la carte;Nombre de tarjeta;Nombre de la tarjeta',
  monitor: 'Monitor Model;Monitormodell;Modèle du moniteur;Modèle de moniteur;Modelo de monitor;Modelo del monitor',
  monitorName: 'Monitor Name;Monitorname;Nom du moniteur;Nombre del monitor;Nombre de monitor',
  drive: 'Model;Modell;Modèle;Modelo',
};

const meanings: Meanings<keyof typeof written> = {
  os: (name) => ({ of: 'os', name }),
  model: (name, record) => ({ of: 'host', name, maker: record.get('maker') }),
  processor: (name) => ({ of: 'cpu', name }),
  memory: (size) => ({ of: 'memory', size }),
  card: (name) => ({ of: 'gpu', name }),
  monitor: (name) => ({ of: 'monitor', name }),
  monitorName: (name, record) => (record.has('monitor') ? undefined : { of: 'monitor', name }),
  drive: (name) => ({ of: 'storage', name }),
};

/** DirectX diagnostics of Windows: a drive stands there once for each of its partitions. */
export const dxdiag: ReportReader = {
  recognises: (head) =>
    /\b(?:time of this report|(?:zeit|zeitpunkt|datum) dieses berichts|(?:heure|date) de ce rapport|(?:hora|fecha) de este informe)\s*:|\bdxdiag[ -]version\s*:/i.test(
      head,
    ),
  read: (lines) => eachDriveOnce(findingsOf(recordsOf(lines, keyAndValue, keyTable(written)), meanings)),
};
