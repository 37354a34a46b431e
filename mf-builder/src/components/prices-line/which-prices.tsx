import type { BuildComponents } from '@rig4u/shared/builds';
import { formatDate, formatMonth } from '@rig4u/shared/format';
import { Column, Hint, TextLink } from '@rig4u/shared/ui';
import { changesOf, market } from '../../domain/prices/market/market';

/** By which dated changes of their class prices of a build were worked out, and the pages that state them. */
export function WhichPrices({ components }: { components: BuildComponents }) {
  const classes = changesOf(components);
  const sources = new Set(classes.flatMap((one) => one.sources));
  return (
    <Column space="sm">
      <ul>
        {classes.map(({ name, factor, from, to }) => (
          <Hint as="li" key={name}>
            <span>{`${name}: `}</span>
            <b>{`${factor} times`}</b>
            <span>{`, ${formatMonth(`${from}-01`)} to ${formatMonth(`${to}-01`)}`}</span>
          </Hint>
        ))}
      </ul>
      <Hint>
        Each is the guide price times the change of its class. Every other part counts at the price that is known of it.
        Shops differ.
      </Hint>
      {market.index && (
        <Hint>
          <span>From </span>
          <TextLink to={market.index.address} rel="noreferrer">
            {market.index.publisher}
          </TextLink>
          <span>{`, licence ${market.index.licence}, ${formatDate(market.index.published)}.`}</span>
        </Hint>
      )}
      {sources.size > 0 && (
        <Hint>
          {[...sources].map((id, index) => {
            const source = market.sources[id];
            return source ? (
              <span key={id}>
                <span>{index === 0 ? 'Sources: ' : '; '}</span>
                <TextLink to={source.address} rel="noreferrer">
                  {source.name}
                </TextLink>
              </span>
            ) : null;
          })}
          <span>.</span>
        </Hint>
      )}
    </Column>
  );
}
