import { Script } from 'node:vm';
import type { Fault } from '../fault';
import { federationName, type HostManifest, type RemoteManifest } from '../manifest';
import type { FileMap } from '../store';

/** Whether a release is what it says it is: its id (RIG-108). */
export function checkId({ name, version, id }: RemoteManifest): Fault[] {
  const own = federationName(name, version);
  return id === own
    ? []
    : [
        {
          code: 'RIG-108',
          part: `${name}@${version}`,
          sentence: `its id is ${id}, and must be ${own}, so that two releases can live in one tab`,
        },
      ];
}

/** Whether a host can run a release at all: its format (RIG-109) and its contract (RIG-112). */
export function checkKind({ name, version, format, contract }: RemoteManifest, host: HostManifest): Fault[] {
  const part = `${name}@${version}`;
  return [
    ...(host.formats.includes(format)
      ? []
      : [
          {
            code: 'RIG-109',
            part,
            sentence: `it is a ${format}, and the host loads ${host.formats.join(' or ')} (host ${host.version})`,
          } as const,
        ]),
    ...(contract === host.contract
      ? []
      : [
          {
            code: 'RIG-112',
            part,
            sentence: `it keeps contract ${contract}, and the host contract ${host.contract} (host ${host.version})`,
          } as const,
        ]),
  ];
}

/** Whether the entry is what `format` says (RIG-109): a module that calls itself a script would fail for every visitor. */
export function checkEntry({ name, version, entry, format }: RemoteManifest, files: FileMap): Fault[] {
  const bytes = files.get(entry);
  const sentence = bytes && faultOfEntry(entry, format, new TextDecoder().decode(bytes));
  return sentence === undefined ? [] : [{ code: 'RIG-109', part: `${name}@${version}`, sentence }];
}

function faultOfEntry(entry: string, format: RemoteManifest['format'], text: string): string | undefined {
  const fault = faultOfScript(text);
  if (format === 'script') return fault && `${entry} says that it is a script, and does not read as one: ${fault}`;
  // What reads as a script has no exports.
  return fault === undefined ? `${entry} says that it is a module, and exports neither init nor get` : undefined;
}

/** Reads a script without running it. */
function faultOfScript(text: string): string | undefined {
  try {
    new Script(text);
    return undefined;
  } catch (error) {
    // An error of node's own realm is no instance of ours under a test runner.
    return String(error);
  }
}
