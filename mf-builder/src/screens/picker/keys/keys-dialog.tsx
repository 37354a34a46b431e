import { Column, Fact, Facts, Key, Section } from '@rig4u/shared/ui';
import { Fragment } from 'react';
import { useWidgets } from '../../../components/dialogs/use-widgets';

interface Help {
  keys: readonly string[];
  does: string;
}

const places: readonly { title: string; lines: readonly Help[] }[] = [
  {
    title: 'In a row of the table',
    lines: [
      { keys: ['↑', '↓'], does: 'The same control of the row above or below' },
      { keys: ['Enter'], does: 'On the name: opens or closes the details' },
      { keys: ['C'], does: 'Ticks the part for comparison' },
      { keys: ['Esc'], does: 'Closes the details' },
    ],
  },
  {
    title: 'In the filters and the head of the table',
    lines: [
      { keys: ['←', '→'], does: 'The one before or after' },
      { keys: ['Home', 'End'], does: 'The first or the last one' },
    ],
  },
  {
    title: 'In the comparison',
    lines: [{ keys: ['Esc'], does: 'Back to the tick of its first part' }],
  },
  {
    title: 'Everywhere in the picker',
    lines: [
      { keys: ['?'], does: 'Shows these keys' },
      { keys: ['F8'], does: 'To the last message' },
    ],
  },
];

/** The keys that the picker knows beside those of every page. While somebody types they do nothing. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const widgets = useWidgets(open, onClose);
  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onClose}
        title="Keys of the picker"
        description="While you type in a field, these keys write letters as usual."
      >
        <Column>
          {places.map(({ title, lines }) => (
            <Section key={title} title={title} level={3} space="sm">
              <Facts layout="rows">
                {lines.map(({ keys, does }) => (
                  <Fact key={does} name={<Names keys={keys} />}>
                    {does}
                  </Fact>
                ))}
              </Facts>
            </Section>
          ))}
        </Column>
      </widgets.Dialog>
    )
  );
}

const Names = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => (
    <Fragment key={key}>
      <Key>{key}</Key>{' '}
    </Fragment>
  ));
