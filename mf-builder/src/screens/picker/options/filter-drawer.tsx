import { numberText } from '@rig4u/shared/format';
import { Button, Column, Field, Heading, Hint, Row, Select } from '@rig4u/shared/ui';
import { useWidgets } from '../../../components/dialogs/use-widgets';
import { noFilters } from '../../../domain/filters/filters';
import { sortsOf } from '../../../domain/filters/sorts';
import { addOwnPartTitle, useDialogActions } from '../dialogs';
import { ShelfSwitch } from '../shelf/shelf-switch';
import { useCategory, useView, useViewActions } from '../route-state';
import { Checkbox } from '@rig4u/shared/ui';
import { FacetChoices } from './facet-panel';
import { facetTable } from './facet-table';
import type { Options } from './use-options';
import { ViewSwitch } from './view-switch';

interface Props {
  options: Options;
  open: boolean;
  onClose: () => void;
}

/** Everything that narrows and orders the options, at the side of the screen; the number of what is left follows. */
export function FilterDrawer({ options, open, onClose }: Props) {
  const { category } = useCategory();
  const { filters } = useView();
  const { show } = useViewActions();
  const { addOwnPart } = useDialogActions();
  const widgets = useWidgets(open, onClose);
  if (!widgets) return null;
  const { facets, counts = { all: 0, left: 0 }, fitting } = options;
  const { left } = counts;
  return (
    <widgets.Drawer
      open={open}
      onClose={onClose}
      title="Filter and sort"
      placement="end"
      footer={
        <Row apart w="full">
          <Button variant="ghost" onClick={() => show({ filters: { ...noFilters, sort: filters.sort } })}>
            Clear
          </Button>
          <Button onClick={onClose}>
            <span role="status">{left === 1 ? 'Show 1 part' : `Show ${numberText(left)} parts`}</span>
          </Button>
        </Row>
      }
    >
      <Column p="2">
        <Row apart>
          <Hint>Parts listed</Hint>
          <ShelfSwitch />
        </Row>
        <Checkbox
          checked={filters.fits}
          onChange={(fits) => show({ filters: { ...filters, fits } })}
        >{`Only what fits my build (${numberText(fitting)} of ${numberText(counts.all)})`}</Checkbox>
        <Field label="Sort">
          <Select value={filters.sort} onChange={({ target }) => show({ filters: { ...filters, sort: target.value } })}>
            {sortsOf(category).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Row apart>
          <Hint>Show as</Hint>
          <ViewSwitch />
        </Row>
        {facets &&
          facetTable(category, facets, filters).map((facet) => (
            <Column as="section" space="sm" key={`${category}/${facet.key}`} aria-label={facet.label}>
              <Heading as="h3" size="h3">
                {facet.label}
              </Heading>
              <FacetChoices facet={facet} onChange={(next) => show({ filters: next })} />
            </Column>
          ))}
        <Button
          variant="outline"
          onClick={() => {
            onClose();
            addOwnPart();
          }}
        >
          {addOwnPartTitle}
        </Button>
      </Column>
    </widgets.Drawer>
  );
}
