import { renderScreen } from '@rig4u/shared/testing';
import { screen, within } from '@testing-library/react';
import { fitting } from '../../../checks/fitting-build';
import { buildOf, times, type Short } from '../../../checks/rule-cases';
import { check } from '../../domain/compatibility/check';
import { fitView } from '../../domain/fit-view/fit-view';
import { FitPanel } from './fit-panel';
import { FitPicture } from './fit-picture';
import { LazyFitPanel, LazyFitPicture } from './lazy-fit';

const whole = { ...fitting, gpu: { ...fitting.gpu, lengthMm: 359 } } satisfies Short;

const viewOf = (short: Short) => {
  const build = buildOf(short);
  return fitView(build, check(build));
};

/** The same build as it is stored. */
const stored = (short: Short) =>
  Object.fromEntries(
    Object.entries(buildOf(short)).map(([type, parts]) => [
      type,
      parts?.map(({ id, name, specs, quantity }) => ({
        part: { id: id ?? name, type, name, price: 10, specs: { ...specs } },
        quantity,
      })) ?? null,
    ]),
  );

const tooLong = 'Graphics card length: 359 mm card, 355 mm of room: 4 mm too long.';

test('a quiet picture says in its label all that it shows, and nothing in it takes the focus', () => {
  renderScreen(<FitPicture view={viewOf(whole)} look="side" width="rail" />);
  const picture = screen.getByRole('img', { name: /^Seen through the open side panel\. / });
  for (const sentence of viewOf(whole).text) expect(picture.getAttribute('aria-label')).toContain(sentence);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('what overlaps is hatched, with both numbers beside it', () => {
  const { container } = renderScreen(<FitPicture view={viewOf(whole)} look="side" width="rail" />);
  expect(container.querySelectorAll('[data-over]')).toHaveLength(1);
  expect(screen.getByText('359 > 355')).toBeInTheDocument();
});

test('each part with a limit is a button that leads to its sentence, by mouse, Enter and Space', async () => {
  const { user } = renderScreen(<FitPanel components={stored(whole)} />);
  const side = within(screen.getByRole('group', { name: /^Seen through the open side panel/ }));
  const card = side.getByRole('button', {
    name: 'Graphics card, gpu 1, length 359 mm, thickness 2.5 slots (50.8 mm), height 120 mm',
  });
  await user.click(card);
  expect(document.activeElement).toHaveTextContent(tooLong);
  const supply = side.getByRole('button', { name: /^Power supply, / });
  supply.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveTextContent(/^Power supply length: 160 mm supply/);
  card.focus();
  await user.keyboard(' ');
  expect(document.activeElement).toHaveTextContent(tooLong);
});

test('a late picture keeps its place free, and comes with the view of the build', async () => {
  renderScreen(
    <>
      <LazyFitPicture components={stored(whole)} look="side" width="details" />
      <LazyFitPicture view={viewOf(whole)} look="top" width="rail" />
    </>,
  );
  expect(screen.getAllByText('Loading the fit view...')).toHaveLength(2);
  expect(await screen.findByRole('img', { name: /^Seen through the open side panel/ })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /^Seen from above/ })).toBeInTheDocument();
});

test('a late panel comes with its pictures, measures and sentences', async () => {
  renderScreen(<LazyFitPanel components={stored(whole)} level={3} />);
  const words = within(await screen.findByRole('region', { name: 'In words' }));
  expect(words.getByText(tooLong)).toBeInTheDocument();
  expect(words.getByRole('heading', { level: 3, name: 'In words' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'From above' })).getByText('359 > 355', { selector: 'b' }),
  ).toBeInTheDocument();
});

const far = 10_000;
const bad: readonly (readonly [name: string, build: Short, said: RegExp])[] = [
  ['a case without measures', { ...whole, case: { formFactor: 'ATX Mid Tower' } }, /the size of case 1 is not known/],
  [
    'nine drives',
    { ...whole, storage: times(9, { formFactor: '3.5 inch' }) },
    /9 × 3\.5-inch drive, 2 × 3\.5-inch bay: 7 drives too many/,
  ],
  [
    'own parts of 10,000 mm',
    {
      ...whole,
      gpu: { ...whole.gpu, lengthMm: far, heightMm: far, slots: far },
      cooling: { ...whole.cooling, heightMm: far },
      psu: { formFactor: 'ATX', lengthMm: far },
      ram: { heightMm: far },
    },
    /10,000 mm card, 355 mm of room: 9,645 mm too long/,
  ],
];

test.each(bad)('%s: the panel says so, and draws nothing that cannot be read', (_name, short, said) => {
  const { container } = renderScreen(<FitPanel components={stored(short)} />);
  expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  const nonsense = /NaN|Infinity|undefined|(?:width|height)="-/.exec(container.innerHTML);
  expect(nonsense?.[0]).toBeUndefined();
  expect(screen.getByRole('region', { name: 'In words' })).toBeVisible();
});

test.each(bad)('%s: the small picture keeps its height, or measures take its place', (_name, short) => {
  renderScreen(<FitPicture view={viewOf(short)} look="side" width="rail" />);
  const picture = screen.queryByRole('img');
  if (picture) expect(picture).toHaveAttribute('viewBox', '0 0 288 176');
  else expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('what is too little room for a warning only looks unlike a fail, in the picture and in the measures', () => {
  const view = viewOf({ ...whole, gpu: { ...whole.gpu, lengthMm: 359, heightMm: 160 } });
  const verdictOf = (rule: string) => view.limits.find((limit) => limit.rule === rule)?.verdict;
  expect([verdictOf('gpu-length'), verdictOf('gpu-width')]).toEqual(['fail', 'warning']);
  const { container } = renderScreen(
    <FitPanel components={stored({ ...whole, gpu: { ...whole.gpu, heightMm: 160 } })} />,
  );
  const over = (warned: boolean) =>
    container.querySelectorAll(`rect[data-over]${warned ? '[data-warned]' : ':not([data-warned])'}`).length;
  expect(over(true)).toBeGreaterThan(0);
  expect(over(false)).toBeGreaterThan(0);
});
