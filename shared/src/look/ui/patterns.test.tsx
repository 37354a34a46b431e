import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../checks/render-screen';
import {
  Amount,
  Bullets,
  Button,
  Card,
  CardGrid,
  ChoiceTile,
  Column,
  Columns,
  Container,
  EmptyState,
  Fact,
  Facts,
  Fill,
  Frame,
  Hint,
  Lead,
  LoadingPage,
  Row,
  Section,
  Skeleton,
  StickyBar,
  Tag,
  Text,
} from '.';

test.each(['tiles', 'rows', 'list', 'sum', 'line', 'stats'] as const)(
  'facts as %s are names and their values',
  (layout) => {
    renderScreen(
      <Facts layout={layout} aria-label="Order">
        <Fact name="Base PC Build">$1,200</Fact>
        <Fact name="Total" icon="cart" strong>
          $1,299
        </Fact>
      </Facts>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Base PC Build', 'Total']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$1,200', '$1,299']);
  },
);

test('a section is a region named by its heading, at the level it is given', () => {
  renderScreen(
    <Section card title="Order Summary" lead="Whole dollars.">
      <Section title="Not put into the cart" level={3} />
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Order Summary' });
  expect(within(region).getByRole('heading', { name: 'Order Summary', level: 2 })).toBeVisible();
  expect(within(region).getByText('Whole dollars.')).toBeVisible();
  const inner = within(region).getByRole('region', { name: 'Not put into the cart' });
  expect(within(inner).getByRole('heading', { level: 3 })).toBeVisible();
});

test('choice tiles are the radio buttons of one question, and the whole tile chooses', async () => {
  const choose = jest.fn();
  const { user } = renderScreen(
    <CardGrid as="fieldset" layout="choices" aria-label="Use">
      <ChoiceTile name="use" value="gaming" icon="bolt" title="Gaming" hint="High frame rates" checked readOnly />
      <ChoiceTile name="use" value="office" icon="chart" title="Office" checked={false} onChange={choose} />
    </CardGrid>,
  );
  const question = screen.getByRole('group', { name: 'Use' });
  expect(within(question).getByRole('radio', { name: 'Gaming High frame rates' })).toBeChecked();
  await user.click(screen.getByText('Office'));
  expect(choose).toHaveBeenCalledTimes(1);
});

test('lists are lists, and what a pattern is made of may be said', () => {
  renderScreen(
    <>
      <CardGrid aria-label="Builds">
        <Card as="li" stacked>
          One
        </Card>
      </CardGrid>
      <Bullets aria-label="Names">
        <li>Two</li>
      </Bullets>
      <Column as="nav" aria-label="Guides" />
      <Row as="ul" aria-label="Steps" />
      <Hint role="status">3 builds</Hint>
    </>,
  );
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Builds',
    'Names',
    'Steps',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('navigation', { name: 'Guides' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('3 builds');
});

test('an empty state that is the whole page has the heading of the page', () => {
  renderScreen(<EmptyState framed wholePage title="Guide not found" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
});

test('a page that loads says so once, and its outline is silent', () => {
  const { container } = renderScreen(<LoadingPage>Checking your sign-in...</LoadingPage>);
  expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in...');
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent(/^Checking your sign-in\.\.\.$/);
});

test('what chooses the look of a pattern is no attribute of the page', () => {
  const { container } = renderScreen(
    <Container room="page">
      <StickyBar edge="bottom" />
      <Columns aside />
      <Column space="sm" centred />
      <Row space="xl" apart oneLine ruled>
        <Fill wraps />
      </Row>
      <Card pad="md" measure="sm" />
      <Frame size="lg" centred />
      <Text tone="quiet" long="clamp" block />
      <Amount size="total" />
      <Lead />
      <Tag long />
      <Skeleton shape="card" />
      <Button variant="link" wide flush>
        Go
      </Button>
    </Container>,
  );
  const names = new Set([...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()));
  expect([...names].sort()).toEqual(['aria-hidden', 'class', 'type']);
});
