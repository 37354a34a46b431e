import { chakra } from '@chakra-ui/react/styled-system';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import { defineRecipe, styled } from '.';

const recipe = defineRecipe({
  base: { bg: 'sunken', padding: { base: '2', md: '4' }, '& .name': { color: 'text2' }, _hover: { bg: 'hover' } },
  variants: { tone: { quiet: { color: 'text3' }, loud: { color: 'accentText' } }, bare: { true: { padding: '0' } } },
  defaultVariants: { tone: 'quiet' },
});
const [Ours, Library] = [styled('ul', recipe), chakra('ul', recipe)];

const classOf = (name: string): string => screen.getByRole('list', { name }).className;

test.each([
  ['as it is', {}],
  ['with a variant', { tone: 'loud', bare: true } as const],
  ['with a style of its place', { mt: '6', css: { opacity: 0.5 } }],
  ['for a class of the part', { className: 'of-the-part' }],
])('an element looks as the library would make it, %s', (_, given) => {
  renderScreen(
    <>
      <Ours aria-label="ours" {...given} />
      <Library aria-label="theirs" {...given} />
    </>,
  );
  expect(classOf('ours')).toMatch(/css-\w+/);
  expect(classOf('ours')).toBe(classOf('theirs'));
});

test('it is its element: attributes, children, a ref and another tag', () => {
  const seen: unknown[] = [];
  renderScreen(
    <Ours as="ol" id="steps" data-at="top" ref={(element: HTMLElement | null) => seen.push(element?.id)}>
      <li>One</li>
    </Ours>,
  );
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(list).toHaveAttribute('data-at', 'top');
  expect(list).not.toHaveAttribute('tone');
  expect(screen.getByRole('listitem')).toHaveTextContent('One');
  expect(seen).toContain('steps');
});
