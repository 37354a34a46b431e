import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../checks/render-screen';
import {
  Alert,
  artFor,
  artNames,
  Art,
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  ErrorState,
  Field,
  Heading,
  IconButton,
  Input,
  LiveRegion,
  Logo,
  PageHead,
  SearchInput,
  SegmentProgress,
  Textarea,
  Verdict,
} from '.';
import { buttonRecipe } from './button';

test(spec('9.34 9.35', 'there are nine looks of buttons in four sizes'), () => {
  expect(Object.keys(buttonRecipe.variants?.variant ?? {})).toEqual([
    'default',
    'destructive',
    'outline',
    'secondary',
    'ghost',
    'link',
    'gaming',
    'cyber',
    'neon',
  ]);
  expect(Object.keys(buttonRecipe.variants?.size ?? {})).toEqual(['default', 'sm', 'lg', 'icon']);
});

test('a button is no submit button by itself, and takes no press while it is loading', async () => {
  const press = jest.fn();
  const { user, rerender } = renderScreen(<Button onClick={press}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  rerender(<></>);
  renderScreen(
    <Button loading onClick={press}>
      Sending...
    </Button>,
  );
  const loading = screen.getByRole('button', { name: 'Sending...' });
  expect(loading).toBeDisabled();
  expect(loading).toHaveAttribute('aria-busy', 'true');
});

test('an outside link can look like a button', () => {
  renderScreen(
    <Button asChild variant="outline">
      <a href="https://shop.example/">Shop</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Shop' });
  expect(link).toHaveAttribute('href', 'https://shop.example/');
  expect(link).not.toHaveAttribute('type');
});

test('a button link leads to its address with its state', async () => {
  const { user, location } = renderScreen(
    <ButtonLink to="/guides" state={{ from: 'home' }} variant="ghost" size="sm">
      Guides
    </ButtonLink>,
    { routes: [{ path: '/guides', element: <h1>Guides</h1> }] },
  );
  const link = screen.getByRole('link', { name: 'Guides' });
  expect(link).not.toHaveAttribute('variant');
  await user.click(link);
  expect(location()).toMatchObject({ pathname: '/guides', state: { from: 'home' } });
});

test('an icon button has the name it is given', () => {
  renderScreen(<IconButton label="Delete Build #1" icon="trash" />);
  expect(screen.getByRole('button', { name: 'Delete Build #1' })).toBeVisible();
});

test('a heading has its level in the outline whatever it looks like', () => {
  renderScreen(
    <Heading as="h1" size="h3">
      Parts
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
});

describe('a field', () => {
  test('names its control and describes it by hint and error', () => {
    renderScreen(
      <Field label="Email" hint="We answer there." error="Invalid email address">
        <Input type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We answer there. Invalid email address');
  });

  test('is valid and undescribed without them', () => {
    renderScreen(
      <Field label="Message">
        <Textarea />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Message' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});

test('a search input has its name and tells the text', async () => {
  const Search = () => {
    const [text, setText] = useState('');
    return <SearchInput label="Search" placeholder="Search..." value={text} onChange={setText} />;
  };
  const { user } = renderScreen(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(input, 'asus');
  expect(input).toHaveValue('asus');
  expect(input).toHaveAttribute('placeholder', 'Search...');
});

test('a chip that switches says whether it is on; one that opens something does not', () => {
  renderScreen(
    <>
      <Chip on={false}>Fits my build</Chip>
      <Chip>Brand</Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Fits my build' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Brand' })).not.toHaveAttribute('aria-pressed');
});

test('a verdict without a text speaks its word', () => {
  renderScreen(
    <>
      <Verdict kind="unknown" />
      <Verdict kind="pass">Fits: 304 mm card</Verdict>
    </>,
  );
  expect(screen.getByText('Not checked')).toBeInTheDocument();
  expect(screen.getByText('Fits: 304 mm card')).toBeVisible();
});

test.each([['sm'], ['md'], ['lg']] as const)(spec('2.13', 'the logo in %s leads home'), (size) => {
  renderScreen(<Logo size={size} />);
  const logo = screen.getByRole('link', { name: 'Rig4U home' });
  expect(logo).toHaveAttribute('href', '/');
  expect(logo).toHaveTextContent('Rig4U');
});

test('a page head has a way back, the title and what belongs to the screen', () => {
  renderScreen(
    <PageHead back="/pc-part-picker" backLabel="Back to PC Builder" title="Saved PC Builds">
      3 builds
    </PageHead>,
  );
  expect(screen.getByRole('link', { name: 'Back to PC Builder' })).toHaveAttribute('href', '/pc-part-picker');
  expect(screen.getByRole('heading', { level: 1, name: 'Saved PC Builds' })).toBeVisible();
  expect(screen.getByText('3 builds')).toBeVisible();
});

test(spec('2.49', 'progress in segments tells how many of how many'), () => {
  renderScreen(<SegmentProgress value={5} of={6} label="Required parts chosen" />);
  const bar = screen.getByRole('progressbar', { name: 'Required parts chosen' });
  expect(bar).toHaveAttribute('aria-valuenow', '5');
  expect(bar).toHaveAttribute('aria-valuemax', '6');
  expect(bar).toHaveAttribute('aria-valuetext', '5 of 6');
});

test('an error state is announced and offers another try', async () => {
  const retry = jest.fn();
  const { user } = renderScreen(
    <ErrorState title="Failed to load components" message="The rest of your build is safe." onRetry={retry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load components');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an empty state says what is missing and what to do', () => {
  renderScreen(
    <EmptyState art="case" title="You don't have any saved PC builds yet.">
      <ButtonLink to="/pc-part-picker">Create New Build</ButtonLink>
    </EmptyState>,
  );
  expect(screen.getByText("You don't have any saved PC builds yet.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Build' })).toBeVisible();
});

test('a failure interrupts, other messages wait', () => {
  renderScreen(
    <>
      <Alert>No build data was provided</Alert>
      <Alert kind="info">Prices are guide prices</Alert>
      <LiveRegion>Total $359.00</LiveRegion>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No build data was provided');
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual([
    'Prices are guide prices',
    'Total $359.00',
  ]);
});

test('drawings are decorative and known by name', () => {
  const { container } = renderScreen(
    <>
      <Art name="cpu" />
      <Art name="gpu2" compact />
    </>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    'asset#art',
    'asset#gpu2',
  ]);
  expect(artNames).toContain('motherboard');
  expect(artFor('cpu')).toBe('cpu');
  expect(artFor('toString')).toBeUndefined();
});
