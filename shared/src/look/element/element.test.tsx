import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderScreen } from '../../../checks/render-screen';
import { Link } from '../../kernel/routing';
import { RigProvider } from '../theme';
import { styleCache } from '../theme/style-cache';
import { element } from '.';

const recipe = defineRecipe({
  base: { bg: 'sunken', padding: { base: '2', md: '4' }, '& .name': { color: 'text2' }, _hover: { bg: 'hover' } },
  variants: {
    tone: { quiet: { color: 'text3' }, loud: { color: 'accentText' } },
    bare: { true: { padding: '0' } },
    orientation: { vertical: { width: '2' } },
  },
  compoundVariants: [{ tone: 'loud', bare: true, css: { opacity: 0.5 } }],
  defaultVariants: { tone: 'quiet' },
});
const [Ours, Library] = [element('div', recipe), chakra('div', recipe)];
const [OurLink, LibraryLink] = [element(Link, recipe), chakra(Link, recipe)];

/** What was made of an element, without its name. */
function made(name: string): Record<string, string> {
  const found = screen.getByLabelText(name);
  const attributes = [...found.attributes].map(({ name: attribute, value }) => [attribute, value]);
  return { tag: found.tagName, ...Object.fromEntries(attributes), 'aria-label': '' };
}

type Given = Pick<ComponentProps<typeof Ours>, Common> & Record<`data-${string}`, unknown>;
type Common =
  | 'tone'
  | 'bare'
  | 'orientation'
  | 'mt'
  | 'gap'
  | 'hideBelow'
  | '_focus'
  | 'css'
  | 'id'
  | 'border'
  | 'bg'
  | 'className'
  | 'htmlWidth'
  | 'htmlTranslate'
  | 'tabIndex'
  | 'hidden'
  | 'as';

// Not in the types, and given all the same.
const [unheard, link] = [{ unheard: 'of' }, { as: Link, to: '/there' }];

test.each<[string, Given]>([
  ['as it is', {}],
  ['with variants', { tone: 'loud', bare: true, orientation: 'vertical' }],
  ['with a variant that depends on the width', { tone: { base: 'loud', md: 'quiet' } }],
  ['with styles of its place', { mt: '6', gap: 4, hideBelow: 'md', _focus: { color: 'text' }, css: { opacity: 0.5 } }],
  ['with several styles, of which some are left out', { css: [{ mt: '2', color: 'text' }, undefined, { mt: '4' }] }],
  ['with nothing where something could be', { mt: undefined, tone: undefined, css: undefined, id: undefined }],
  [
    'with tokens inside values and what cannot be overridden',
    { border: '1px solid {colors.line}', bg: 'raised !important' },
  ],
  ['for a class of the part', { className: 'of-the-part' }],
  ['with attributes', { id: 'one', htmlWidth: 4, htmlTranslate: 'no', 'data-at': 'top', tabIndex: 0, hidden: true }],
  ['with what is no attribute', unheard],
  ['as another element', { as: 'section' }],
  ['as another component', link],
])('an element is what the library would make it: %s', (_, given) => {
  renderScreen(
    <>
      <Ours aria-label="ours" {...given} />
      <Library aria-label="theirs" {...given} />
      <OurLink aria-label="our link" to="/" {...given} as={undefined} />
      <LibraryLink aria-label="their link" to="/" {...given} as={undefined} />
    </>,
  );
  expect(made('ours').class).toMatch(/css-\w+/);
  expect(made('ours')).toEqual(made('theirs'));
  expect(made('our link')).toEqual(made('their link'));
});

test('it gives its look to its child, mixes with the class of another element, and hands out a ref', () => {
  const seen: unknown[] = [];
  const [Inner, Theirs] = [
    element('span', { base: { color: 'text', mb: '1' } }),
    chakra('span', { base: { color: 'text', mb: '1' } }),
  ];
  const Passed = ({ className, name }: { className?: string; name: string }) =>
    name === 'ours' ? (
      <Inner aria-label={name} className={className} />
    ) : (
      <Theirs aria-label={name} className={className} />
    );
  const [Outer, TheirOuter] = [
    element(Passed, { base: { color: 'text2' } }),
    chakra(Passed, { base: { color: 'text2' } }),
  ];
  renderScreen(
    <>
      <Ours asChild mt="2">
        <ul aria-label="list" ref={(list) => void seen.push(list?.tagName)} />
      </Ours>
      <Ours ref={(at: HTMLElement | null) => void seen.push(at?.tagName)} />
      <Outer name="ours" />
      <TheirOuter name="theirs" />
    </>,
  );
  expect(screen.getByRole('list', { name: 'list' }).className).toMatch(/css-\w+/);
  expect(seen).toEqual(expect.arrayContaining(['UL', 'DIV']));
  expect(made('ours')).toEqual(made('theirs'));
  expect(getComputedStyle(screen.getByLabelText('ours')).marginBottom).not.toBe('');
});

test('defaults are there until something else is given', () => {
  const Steps = element('ol', {}, { role: 'list' });
  renderScreen(
    <>
      <Steps aria-label="steps" role={undefined} />
      <Steps aria-label="tabs" role="tablist" />
    </>,
  );
  expect(screen.getByRole('list', { name: 'steps' })).not.toHaveAttribute('class');
  expect(screen.getByRole('tablist', { name: 'tabs' })).toBeInTheDocument();
});

test('each page has the rules, also the second one that uses a look', () => {
  for (const name of ['one', 'two']) {
    const head = document.body.appendChild(document.createElement('div'));
    render(
      <RigProvider cache={styleCache(head)}>
        <MemoryRouter>
          <Ours aria-label={name} />
        </MemoryRouter>
      </RigProvider>,
    );
    const rules = [...head.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
    expect(rules.map(({ cssText }) => cssText).join('')).toContain(made(name).class);
  }
});
