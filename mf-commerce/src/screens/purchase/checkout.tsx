import { Alert, Button, Column, Hint, Icon, OfflineNote, Span, Text } from '@rig4u/shared/ui';
import { useRef } from 'react';
import { useRefocus } from '../../components/use-refocus';
import { cartLink, type Retailer } from '../../domain/newegg-cart-link';
import type { CartContents } from '../../domain/cart-contents';
import { CartSummary } from './cart-summary';
import { useOpenCart } from './use-open-cart';

interface Props {
  retailer: Retailer;
  contents: CartContents;
  /** Whether another button of the page comes first. */
  quiet: boolean;
}

const contentsId = 'cart-contents';
const noteId = 'purchase-note';

/** What goes into the retailer's cart, and the button that opens it. */
export function Checkout({ retailer, contents, quiet }: Props) {
  const link = cartLink(retailer, contents);
  const place = useRef<HTMLDivElement>(null);
  const { processing, blocked, start } = useOpenCart(link, retailer.name, place);
  const button = useRefocus(processing);

  return (
    <Column>
      <CartSummary id={contentsId} retailer={retailer} contents={contents} />
      <Column ref={place}>
        <Button
          ref={button}
          size="lg"
          variant={quiet ? 'outline' : 'default'}
          loading={processing}
          aria-describedby={`${contentsId} ${contentsId}-more ${noteId}`}
          onClick={start}
        >
          {!processing && <Icon name="cart" />}
          <span>{processing ? 'Processing...' : `Purchase on ${retailer.name}`}</span>
        </Button>
        <OfflineNote>{`The cart of ${retailer.name} opens with a network only; its prices may differ by then.`}</OfflineNote>
        <Note retailer={retailer.name} empty={contents.list.length === 0} />
        {blocked && (
          // The toast says to screen readers that it did not open.
          <Alert kind="warning" role="note">
            <Text>Your browser may have blocked the new tab.</Text>
            <Button asChild variant="outline" mt="2">
              <a href={link} target="_blank" rel="noopener noreferrer">
                Open the cart
              </a>
            </Button>
          </Alert>
        )}
      </Column>
    </Column>
  );
}

const Note = ({ retailer, empty }: { retailer: string; empty: boolean }) => (
  <Hint id={noteId}>
    {empty ? (
      `There is nothing to put into a cart, so the home page of ${retailer} opens, in a new tab.`
    ) : (
      <>
        <Span>Products will be automatically added to your cart</Span>
        <span>{` at ${retailer}, which opens in a new tab.`}</span>
      </>
    )}
  </Hint>
);
