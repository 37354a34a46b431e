import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { freePort } from '@rig4u/kernel/free-port';
import type { WebKitPrograms } from '@rig4u/workspace/find-webkit';
import { eventually } from '@rig4u/kernel/until';
import type { Driver, RunningEngine } from './driver';
import { elementId, webDriver, type Send } from './web-driver';

const session = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) });

/** Starts WebKit's driver with a screen that nobody sees. Each visitor is a browser of its own. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<RunningEngine> {
  const port = await freePort();
  // A group of processes of its own: the screen, the driver and the browser end together.
  const child = spawn(screen, ['-a', driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const send = webDriver(port);
  const browserOptions = { binary: browser, args: ['--automation'] };
  const ask = () =>
    send('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } } });
  // A browser that did not come within half a minute comes at the second try.
  const open = async () => v.parse(session, await ask().catch(ask));
  await eventually(() => send('GET', '/status'));
  const first = await open();
  await send('DELETE', `/session/${first.sessionId}`);
  return {
    version: `WebKitGTK ${first.capabilities.browserVersion}`,
    visit: async () => webKitDriver(send, `/session/${(await open()).sessionId}`),
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.pid) process.kill(-child.pid);
      await ended;
    },
  };
}

function webKitDriver(send: Send, path: string): Driver {
  const run = (script: string) => send('POST', `${path}/execute/sync`, { script, args: [] });
  const element = async (expression: string): Promise<string> => {
    const id = elementId(await run(`return ${expression}`));
    if (id === undefined) throw new Error(`No element: ${expression}`);
    return `${path}/element/${id}`;
  };
  return {
    open: async (url) => {
      await send('POST', `${path}/url`, { url });
    },
    evaluate: (expression) => run(`return ${expression}`),
    click: async (expression) => {
      await send('POST', `${await element(expression)}/click`);
    },
    type: async (expression, text) => {
      await send('POST', `${await element(expression)}/value`, { text });
    },
    select: async (expression, value) => {
      const option = `[...(${expression}).options].find((one) => one.value === ${JSON.stringify(value)})`;
      await send('POST', `${await element(option)}/click`);
    },
    countRole: async (role, selector) => {
      const found = v.parse(v.array(v.unknown()), await run(`return [...document.querySelectorAll('${selector}')]`));
      let count = 0;
      for (const one of found)
        if ((await send('GET', `${path}/element/${elementId(one)}/computedrole`)) === role) count += 1;
      return count;
    },
    resize: async (width, height) => {
      await send('POST', `${path}/window/rect`, { width, height });
    },
    close: async () => {
      await send('DELETE', path);
    },
  };
}
