import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderScreen } from '@rig4u/shared/testing';
import specimens from './specimens';

const look = path.join(__dirname, '../src/look');

/** The look of what a screen fills: the contact sheet shows them. */
const filled = [
  ...['AboveBar', 'CategoryButton', 'Draw', 'Entries', 'Estimates', 'FaceHead', 'FaceParts', 'FilterBar', 'FilterLine'],
  ...['Findings'],
  ...[
    'Gallery',
    'ListPlace',
    'LoadingRows',
    'OnTheSlider',
    'OptionsFrame',
    'OptionsHead',
    'PurposeLine',
    'QuietLine',
    'Rail',
    'RailFoot',
    'RailPlace',
  ],
  ...['Regions', 'Report', 'Switch', 'ThumbBar', 'TitleLine', 'Tray'],
];

test('every component of the look has a place in the gallery, or is what a screen fills', async () => {
  const files = readdirSync(look).filter((name) => !name.includes('.test.'));
  const modules: object[] = await Promise.all(files.map((name) => import(path.join(look, name))));
  const components = modules.flatMap((module) => Object.keys(module)).filter((name) => /^[A-Z]/.test(name));
  const shown = specimens.flatMap(({ of }) => of);
  expect(components.toSorted()).toEqual([...shown, ...filled].toSorted());
});

test.each(specimens)('$of is shown', ({ shows }) => {
  const { container } = renderScreen(shows);
  expect(container).not.toBeEmptyDOMElement();
});
