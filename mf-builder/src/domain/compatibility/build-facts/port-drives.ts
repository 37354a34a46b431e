import type { BuildOf } from '../define-rule';
import { factOf, type Judge } from '../judge';
import { chosen } from '../chosen-parts';
import type { CheckedBuild } from '../types';
import { count, drivesOf, type Drive } from './drives';

/** What a drive that is plugged in by a cable takes; undefined where that is not known. */
export type Port = 'sata' | 'sas' | 'u2' | 'msata' | 'pata';

const portOf = ({ form, bus }: Drive): Port | undefined => {
  // Why without its form: neither finds a place on a board of today, whatever it looks like.
  if (bus === 'msata' || bus === 'pata') return bus;
  if (form === undefined || bus === undefined) return undefined;
  if (bus !== 'pcie') return bus;
  return form === '2.5' || form === '3.5' ? 'u2' : undefined;
};

/** Drives that are plugged in by a cable, or may be: all but those in M.2 slots and on cards. */
export const cabledDrives = (build: CheckedBuild): Drive[] =>
  drivesOf(build).filter(({ form, card }) => form !== 'm2' && !card);

/** How many drives take a port of each kind. What is not known is noted. */
export const portsWanted = (build: CheckedBuild, on: Judge): ((port: Port) => number) => {
  const drives = cabledDrives(build);
  for (const drive of drives) {
    const { part, form, bus } = drive;
    if (portOf(drive) !== undefined) continue;
    if (bus === undefined) on.missing(factOf(part, 'interface'));
    else on.missing(form === undefined ? factOf(part, 'form factor') : `the port that ${part.name} takes`);
  }
  return (port) => count(drives.filter((drive) => portOf(drive) === port));
};

/** Whether a drive takes a SATA plug of the supply, or may take one. The old kinds take none. */
export const mayWantPlug = (build: CheckedBuild): boolean =>
  cabledDrives(build).some((drive) => !['msata', 'pata'].includes(portOf(drive) ?? ''));

/** The facts of a controller card. */
export interface ControllerReads {
  readonly networkCard: readonly ['sasPorts', 'sataPorts'];
}

/** Ports of the controller cards of a build. A card that does not say has none. */
export const controllerPorts = (build: BuildOf<ControllerReads>): { sata: number; sas: number } => {
  const ports = { sata: 0, sas: 0 };
  for (const { specs, quantity } of chosen(build, 'networkCard')) {
    ports.sata += (specs.sataPorts ?? 0) * quantity;
    ports.sas += (specs.sasPorts ?? 0) * quantity;
  }
  return ports;
};
