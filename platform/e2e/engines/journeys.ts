import { randomUUID } from 'node:crypto';
import { allMemory, composed, phoneTable } from './picking';
import { registryFaults } from '../support/faults';
import type { Stage } from './stage';
import type { Visitor } from './visitor';
import { banner, build, button, choose, completeBuild, dialog, field, heading, link, main, tab } from './words';

/** What a visitor does, written once for every engine: a name, and the journey. It throws where it does not end well. */
export const journeys: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'compose: from the home page through the core to a complete, saved build': async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/');
    await visitor.click(link('Find My PC', main));
    const total = await composed(visitor);
    await visitor.open('/saved-builds');
    await visitor.see(heading('Build #1'));
    await visitor.read(main, Math.round(total).toLocaleString('en-US'));
  },

  'offline: once visited, pages and the wizard open while the server is down': async ({ product, visit }) => {
    const visitor = await visit();
    await visitor.open('/');
    const kept = `caches.match('/offline-page').then((page) => page !== undefined)`;
    await visitor.holds('the product to be kept', kept);
    await product().stop();
    try {
      await visitor.open('/guides');
      await visitor.see(heading('PC Building Guides'));
      await throughWizard(visitor);
    } finally {
      await product().resume();
    }
  },

  'wizard: from use and budget to a build in the picker that does not fail': async ({ visit }) => {
    const visitor = await visit();
    await throughWizard(visitor);
    await visitor.click(button('Customize This Build'));
    const text = await visitor.read(build, 'Build Ready');
    if (text.includes('does not fit')) throw new Error(`The wizard's build fails: ${text}`);
  },

  'save: a saved build opens again, changes in its place, and can be deleted': async ({ visit }) => {
    const visitor = await visit();
    await throughWizard(visitor);
    await visitor.click(button('Customize This Build'));
    await visitor.read(build, 'Build Ready');
    await visitor.click(completeBuild);
    await visitor.see(dialog(/is saved$/));
    await visitor.open('/saved-builds');
    await visitor.click(link('View Build #1'));
    await visitor.read(build, 'Build Ready');
    await visitor.open('/saved-builds');
    await visitor.click(button('Delete Build #1'));
    await visitor.click(button('Delete', { role: 'alertdialog' }));
    await visitor.read(main, "You don't have any saved PC builds yet.");
    await visitor.open('/saved-builds');
    await visitor.read(main, "You don't have any saved PC builds yet.");
  },

  'share: a link opens read-only for somebody else, and becomes their own when asked': async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/pc-part-picker');
    await visitor.click(choose);
    await visitor.see(heading('Motherboard'));
    await visitor.click(button('Share'));
    const address = new URL(await visitor.property(field(/link/i, dialog()), 'value'));
    const other = await visit();
    await other.open(`${address.pathname}${address.hash}`);
    await other.see(button('Make it mine'));
    if ((await other.count(choose)) > 0) throw new Error('A shared build can be changed before it is taken over');
    await other.click(button('Make it mine'));
    await other.read(build, '17% Complete');
    await other.see(choose);
  },

  'sign in: an account is made, left, refused a wrong password, entered again, and outlives a reload': async ({
    visit,
  }) => {
    const visitor = await visit();
    // The journey runs more than once with the same services.
    const email = `vera-${randomUUID()}@workbench.example`;
    const enter = async (way: 'Sign In' | 'Sign Up', word: string) => {
      const panel = { role: 'tabpanel', name: way };
      await visitor.click(tab(way));
      await visitor.type(field('Email', panel), email);
      await visitor.type({ label: 'Password', within: panel }, word);
      await visitor.click(button(way === 'Sign In' ? 'Sign In' : 'Create Account', panel));
    };
    await visitor.open('/account');
    await enter('Sign Up', 'a long sentence');
    await visitor.see(heading('My Account'));
    await visitor.click(button('Sign Out', main));
    await visitor.see(heading('User Account'));
    await enter('Sign In', 'not the one');
    await visitor.read(main, 'Invalid email or password');
    await visitor.open('/account');
    await enter('Sign In', 'a long sentence');
    await visitor.see(heading('My Account'));
    await visitor.open('/account');
    await visitor.see(heading('My Account'));
  },

  'purchase: the wizard’s build is summed up with its check, ready for the cart': async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/purchase');
    await visitor.see(heading('Unable to Load Purchase'));
    await throughWizard(visitor);
    await visitor.click(button('Purchase'));
    await visitor.see(heading('Purchase Your PC Build'));
    await visitor.read(main, 'Base PC Build');
    await visitor.read({ role: 'region', name: 'Compatibility Check' }, /Nothing fails|Everything fits|warning/);
    await visitor.see(button(/^Purchase on Newegg/));
  },

  'a remote that fails: an entry with the wrong hash does not run, the rest works, and a sound one heals it': async ({
    visit,
    product,
  }) => {
    const remote = 'mf-guides';
    const sound = (await product().registry()).remotes[remote];
    const fault = registryFaults['wrong hash'];
    if (!sound || !fault) throw new Error('There is nothing to break');
    await product().editRemote(remote, ({ paths, live }) => ({ paths, live: fault(live) }));
    const visitor = await visit();
    await visitor.open('/');
    await visitor.click(link('Guides', banner));
    await visitor.see(button('Try Again', { role: 'alert', within: main }));
    await visitor.click(link('Contact', banner));
    await visitor.see(heading('Contact'));
    await product().editRemote(remote, () => sound);
    await visitor.open('/guides');
    await visitor.see(heading('PC Building Guides'));
  },

  'the picker on a phone: its rows stay a table, and a part can be sorted, compared and chosen': phoneTable,

  'all memory on the market: searched, filtered, sorted, shown further, and a part of it chosen': allMemory,
};

async function throughWizard(visitor: Visitor): Promise<void> {
  await visitor.open('/optimal-build');
  await visitor.see(heading('What will you use your PC for?'));
  await visitor.click(button('Next'));
  await visitor.see(heading("What's your budget?"));
  await visitor.click(button('Next'));
  await visitor.see(heading('Your Optimal PC Build'));
}
