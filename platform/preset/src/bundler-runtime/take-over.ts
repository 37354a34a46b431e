import './handed';

/** Stands for the bundler runtime in the entry of a remote: the one that the host hands over. */
const handed = globalThis.__RIG4U_BUNDLER_RUNTIME__;
if (!handed) throw new Error('This host hands no bundler runtime to remotes: it is older than the release needs.');

export default handed;
