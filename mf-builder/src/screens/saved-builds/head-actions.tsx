import { Button, Hint, Icon, Row } from '@rig4u/shared/ui';

interface Props {
  count: number;
  onImport: () => void;
  onImportPrices: () => void;
}

/** How many builds there are, and what can be done with the whole list. */
export const HeadActions = ({ count, onImport, onImportPrices }: Props) => (
  <>
    <Hint me="2">{`${count === 1 ? '1 build' : `${count} builds`}, kept in this browser`}</Hint>
    <Row space="sm">
      <Button variant="outline" onClick={onImport}>
        <Icon name="plus" size="16" />
        Import build
      </Button>
      <Button variant="outline" onClick={onImportPrices}>
        <Icon name="chart" size="16" />
        Import prices
      </Button>
    </Row>
  </>
);
