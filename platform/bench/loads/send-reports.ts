import { Agent, request } from 'node:http';
import { argv } from 'node:process';

/** A program of its own, so that it takes no time of who measures: sends load reports at a steady rate. `argv`: address, reports a second, seconds, and the releases that
 * visits are of, as part@version. */
const [, , address = '', rate = '1000', seconds = '20', ...releases] = argv;
const [tickMs, senders] = [1, 5_000];
const [host, ...remotes] = releases.map((release) => {
  const [part = '', version = ''] = release.split('@');
  return { part, version };
});

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const statuses: Record<string, number> = {};
let sent = 0;

/** Each from one of many addresses, as a proxy would say; of every hundredth a release failed. */
function send(): Promise<void> {
  sent += 1;
  const number = sent % senders;
  const failed = sent % 100 === 0;
  const body = JSON.stringify({
    schema: 1,
    epoch: 1,
    revision: 1,
    host: { version: host?.version, ms: 300 },
    loads: remotes.slice(0, 2).map((remote) => ({ ...remote, outcome: failed ? 'panel' : 'ok', ms: 140 })),
    vitals: { ttfb: 40, fcp: 600, lcp: 900, inp: 60, cls: 0.01 },
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.0.${number >> 8}.${number & 255}`,
  };
  return new Promise((resolve) => {
    const done = (what: string) => {
      statuses[what] = (statuses[what] ?? 0) + 1;
      resolve();
    };
    request(address, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => done(String(answer.statusCode)));
    })
      .on('error', (error) => done(error.message))
      .end(body);
  });
}

const [began, running] = [performance.now(), new Set<Promise<void>>()];
const tick = setInterval(() => {
  const elapsed = performance.now() - began;
  if (elapsed > Number(seconds) * 1_000) return void end();
  // As many as are due by now, so that a late tick loses none.
  while (sent < (elapsed / 1_000) * Number(rate)) {
    const one = send();
    running.add(one);
    void one.then(() => running.delete(one));
  }
}, tickMs);

async function end(): Promise<void> {
  clearInterval(tick);
  await Promise.all(running);
  agent.destroy();
  console.log(JSON.stringify({ sent, statuses }));
}
