import { partLines, type SavedBuild } from '@rig4u/shared/builds';
import { Column, Heading, Hint } from '@rig4u/shared/ui';
import { LazyPriceHistory } from '../../components/price-history/lazy-price-history';
import { useWidgets } from '../../components/dialogs/use-widgets';
import type { KnownPrices } from '../../domain/prices';

interface Props {
  /** The build whose prices are shown; undefined while nothing is. */
  shown: { build: SavedBuild; known: KnownPrices } | undefined;
  onClose: () => void;
}

/** Every known price of the parts of a build. */
export function PriceDialog({ shown, onClose }: Props) {
  const widgets = useWidgets(shown !== undefined, onClose);
  return (
    widgets && (
      <widgets.Dialog
        open={shown !== undefined}
        onClose={onClose}
        size="lg"
        title={shown ? `Prices of ${shown.build.name}` : 'Prices'}
        description="The newest price of a part counts in the total. Imported price lists add to what is known."
      >
        {shown && (
          <Column space="xl">
            {partLines(shown.build.components).map(({ type, part, quantity }, index) => (
              <section key={`${part.id} ${index}`}>
                <Heading as="h3" mb="1" long="clamp" dir="auto">
                  {quantity > 1 ? `${quantity} × ${part.name}` : part.name}
                </Heading>
                {part.owned && <Hint>You own it: it costs nothing in this build.</Hint>}
                <LazyPriceHistory part={{ ...part, type }} saved={part} listed={shown.known.catalogue(part.id)} />
              </section>
            ))}
          </Column>
        )}
      </widgets.Dialog>
    )
  );
}
