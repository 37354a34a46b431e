import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@rig4u/kernel';
import { bundleGateway } from './bundle-gateway';

/** `pnpm bundle:gateway`: the folder that the container is built from. */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const to = path.resolve(values.to ?? path.join(root, '.rig4u/gateway'));
await bundleGateway(to);
console.log(`The gateway is in ${to}. Build its container: docker build -f platform/deploy/container/Dockerfile ${to}`);
