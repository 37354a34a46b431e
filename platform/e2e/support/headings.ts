import { screenIn, type Watched } from './browser';
import { entranceOf, linkedRemotes } from './folders';

const known = new Map<string, string>();

/** Learns, once for a test file, the heading of each remote's entrance from a visit in which nothing is broken. */
export async function learnHeadings(visit: () => Promise<Watched>): Promise<void> {
  if (known.size > 0) return;
  const { page, context } = await visit();
  const learnt = new Map<string, string>();
  for (const remote of linkedRemotes) {
    await page.goto(entranceOf(remote));
    await screenIn(page);
    const heading = (await page.locator('main h1').first().innerText()).trim();
    if ([...learnt.values(), 'Page Not Found'].includes(heading))
      throw new Error(`The entrance of ${remote} has the heading "${heading}", which is not its own`);
    learnt.set(remote, heading);
  }
  await context.close();
  for (const [remote, heading] of learnt) known.set(remote, heading);
}

export function headingOf(remote: string): string {
  const heading = known.get(remote);
  if (!heading) throw new Error(`The heading of ${remote} was not learnt`);
  return heading;
}
