/** @jest-environment node */
import { access } from 'node:fs/promises';
import { needing } from '@rig4u/kernel/needing';
import { eventually } from '@rig4u/kernel/until';
import { nginxProgram, startNginx, type RunningNginx } from './start-nginx';

const running: RunningNginx[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((nginx) => nginx.stop()));
});

needing('nginx (Debian: apt-get install nginx)', nginxProgram() !== undefined, () => {
  async function started(http: Parameters<typeof startNginx>[0]['http'], ports = 1): Promise<RunningNginx> {
    const nginx = await startNginx({ http, ports });
    if (!nginx) throw new Error('nginx was there a moment ago');
    running.push(nginx);
    return nginx;
  }
  const says = async (nginx: RunningNginx, place = 0) =>
    (await fetch(`http://127.0.0.1:${nginx.ports[place]}/`)).text();

  it('answers on each port, takes a configuration anew, and leaves nothing', async () => {
    let word = 'one';
    const nginx = await started(
      ({ ports }) =>
        ports.map((port) => `server { listen 127.0.0.1:${port}; return 200 '${word} ${port}'; }`).join(' '),
      2,
    );
    expect(await says(nginx)).toBe(`one ${nginx.ports[0]}`);
    expect(await says(nginx, 1)).toBe(`one ${nginx.ports[1]}`);
    word = 'two';
    await nginx.reload();
    expect(await says(nginx)).toBe(`two ${nginx.ports[0]}`);
    word = "';";
    await expect(nginx.reload()).rejects.toThrow('[emerg]');
    expect(await says(nginx)).toBe(`two ${nginx.ports[0]}`);
    await eventually(async () => expect(await nginx.errorLog()).toContain('reconfiguring'));
    await running.pop()?.stop();
    await expect(access(nginx.folder)).rejects.toThrow('ENOENT');
    await expect(says(nginx)).rejects.toThrow('fetch failed');
  });

  it('says why a configuration is refused', async () => {
    await expect(startNginx({ http: () => 'nonsense;' })).rejects.toThrow('unknown directive "nonsense"');
  });
});
