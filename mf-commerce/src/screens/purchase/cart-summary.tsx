import { Alert, Button, Column, Hint, Icon, Text, VisuallyHidden } from '@rig4u/shared/ui';
import type { CartContents, LeftOut } from '../../domain/cart-contents';
import { cartWords } from '../../domain/cart-words';
import type { Retailer } from '../../domain/newegg-cart-link';
import { searchLink } from '../../domain/search-link';

interface Props {
  /** Of the sentence that says what goes into the cart; that of the sentences behind it ends in `-more`. */
  id: string;
  retailer: Retailer;
  contents: CartContents;
}

/** What goes into the cart and what does not, where to look for what is missing, and which placeholders go along. */
export function CartSummary({ id, retailer, contents }: Props) {
  const { missing, samples } = contents;
  const [carried, ...more] = cartWords(contents);
  if (carried === undefined) return null;
  if (missing.length === 0)
    return (
      <Column space="sm">
        <Text id={id}>{carried}</Text>
        <More id={id} sentences={more} />
      </Column>
    );
  return (
    <Alert kind="warning" role="note">
      <Column space="sm">
        <Text id={id}>{carried}</Text>
        <Column as="ul" space="sm" textStyle="small">
          {missing.map((one, index) => (
            <Missing key={`${one.name} ${index}`} retailer={retailer} {...one} />
          ))}
        </Column>
        {samples.length > 0 && (
          <Hint>{`The cart will hold sample items: ${samples.join(', ')} ${samples.length === 1 ? 'is a placeholder' : 'are placeholders'} and no item number of ${retailer.name}.`}</Hint>
        )}
        <More id={id} sentences={more} />
      </Column>
    </Alert>
  );
}

const More = ({ id, sentences }: { id: string; sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div id={`${id}-more`}>
      {sentences.map((sentence) => (
        <Hint key={sentence}>{sentence}</Hint>
      ))}
    </div>
  );

/** One thing that is missing, with the way to look for it. */
function Missing({ retailer, kind, name }: { retailer: Retailer } & LeftOut) {
  const link = searchLink(retailer, name);
  return (
    <Text as="li" tone="quiet" long="break">
      {kind !== name && <span>{`${kind}: `}</span>}
      <span dir="auto">{name}</span>
      {link && (
        <div>
          <Button asChild variant="link" size="sm" flush>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <span>
                <span>{`Search ${retailer.name} in a new tab`}</span>
                <VisuallyHidden>{` for ${name}`}</VisuallyHidden>
              </span>
              <Icon name="external" size={16} />
            </a>
          </Button>
        </div>
      )}
    </Text>
  );
}
