import { defineRule } from '../define-rule';
import { fold } from '../spelling';
import { judge } from '../judge';
import { pairsOf } from '../chosen-parts';

/** Sockets whose mounts are alike enough that a kit for one often fits the other. */
const siblings = [
  ['am4', 'am5'],
  ['lga115x', 'lga1150', 'lga1151', 'lga1155', 'lga1156', 'lga1200'],
  ['lga1700', 'lga1851'],
] as const;

const covers = (offered: string, socket: string): boolean =>
  offered === socket || (offered === 'lga115x' && /^lga115\d$/.test(socket));

const isSibling = (offered: string, socket: string): boolean =>
  siblings.some((family) => family.some((one) => one === offered) && family.some((one) => one === socket));

/** The socket in the list of the cooler; a sibling socket by its kit. */
export const coolerSocket = defineRule({
  id: 'cooler-socket',
  title: 'Cooler mount',
  source: 'written rule 42',
  reads: { cooling: ['sockets'], cpu: ['socket'] },
  can: ['pass', 'fail', 'warning', 'unknown'],
  short: { fail: 'No mount for socket', warning: 'Check the mount kit', unknown: 'Cooler mount unknown' },
  find: (build) => {
    const on = judge(build, ['cooling', 'cpu']);
    for (const [cooler, cpu] of pairsOf(build, 'cooling', 'cpu')) {
      const socket = on?.need(cpu, 'socket', cpu.specs.socket);
      const sockets = on?.need(cooler, 'list of sockets', cooler.specs.sockets);
      if (socket === undefined || sockets === undefined) continue;
      const wanted = fold(socket);
      const offered = sockets.map(fold);
      if (offered.some((one) => covers(one, wanted))) continue;
      const values = [`${socket} CPU`, `cooler for ${sockets.join(', ') || 'none'}`] as const;
      if (offered.some((one) => isSibling(one, wanted)))
        on?.warn(
          `${cooler.name} lists a sibling of socket ${socket}. Check the kit for its bracket: ${values.join(', ')}.`,
          values,
        );
      else on?.fail(`${cooler.name} has no mount for socket ${socket}: ${values.join(', ')}.`, values);
    }
    return on?.verdict('The cooler has a mount for this socket.');
  },
});
