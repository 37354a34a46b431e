import { paths } from '@rig4u/shared/routing';
import { openedDialog } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { visit } from './visit';

/** The card of a saved build, once it is there. */
export async function savedCard(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') ?? document.body);
}

/** The saved builds with an import open. `give` puts a text into its field and imports it. For tests only. */
async function openImport(button: string, title: string, label: string) {
  const visited = visit(paths.savedBuilds);
  await visited.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await openedDialog(title);
  const field = screen.getByRole('textbox', { name: label });
  const read = () => visited.user.click(screen.getByRole('button', { name: 'Import' }));
  const give = async (text: string) => {
    await visited.user.clear(field);
    await visited.user.click(field);
    await visited.user.paste(text);
    await read();
  };
  return { ...visited, dialog, field, give, read };
}

export const openBuildImport = () => openImport('Import build', 'Import a build', 'List, JSON or link');
export const openPriceImport = () => openImport('Import prices', 'Import prices', 'Price list');
