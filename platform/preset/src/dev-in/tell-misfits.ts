import { besideLive, type Live } from '@rig4u/releases';
import type { CompiledRemote } from './compiled-remote';

/**
 * Says what does not compile, and what the gate would refuse beside what is live: now, and after each compilation that changes it.
 * The remote runs nevertheless, as far as it can.
 */
export function tellMisfits(
  remote: Pick<CompiledRemote, 'latest' | 'news' | 'onNews'>,
  live: Pick<Live, 'releases' | 'published'>,
  say: (line: string) => void,
): void {
  let said = '';
  const tell = () => {
    const { errors } = remote.news();
    if (errors.length > 0) return say(`It does not compile:\n${errors.join('\n\n')}`);
    const latest = remote.latest();
    const faults = latest ? besideLive({ kind: 'remote', manifest: latest.manifest }, live) : [];
    const text = faults.map(({ code, sentence }) => `${code} ${sentence}`).join('\n');
    if (text !== said) say(text === '' ? 'The gate would refuse nothing now.' : `The gate would refuse it:\n${text}`);
    said = text;
  };
  remote.onNews(tell);
  tell();
}
