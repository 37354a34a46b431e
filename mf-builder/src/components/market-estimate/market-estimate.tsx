import { formatDate, formatMonth, wholeDollars } from '@rig4u/shared/format';
import { Column, Disclosure, Hint, TextLink } from '@rig4u/shared/ui';
import type { BuildComponents } from '@rig4u/shared/builds';
import { market, marketEstimate } from '../../domain/prices/market/market-estimate';

export interface MarketEstimateProps {
  components: BuildComponents;
  /** The build's name, where a screen shows two. */
  of?: string | undefined;
}

/** What the build would cost at the newest prices that pages state by class of part, and where the changes are from. */
export function MarketEstimate({ components, of }: MarketEstimateProps) {
  const estimate = marketEstimate(components);
  if (!estimate) return null;
  const sources = new Set(estimate.classes.flatMap((one) => one.sources));
  return (
    <Column as="section" aria-label={of ? `Market estimate of ${of}` : 'Market estimate'} space="sm">
      <Hint>
        <span>About </span>
        <b>{wholeDollars(estimate.cents / 100)}</b>
        <span>{` at ${market.when} prices.`}</span>
      </Hint>
      <Disclosure label="Which prices changed">
        <Column space="sm">
          <ul>
            {estimate.classes.map(({ name, factor, from, to }) => (
              <Hint as="li" key={name}>
                <span>{`${name}: `}</span>
                <b>{`${factor} times`}</b>
                <span>{`, ${formatMonth(`${from}-01`)} to ${formatMonth(`${to}-01`)}`}</span>
              </Hint>
            ))}
          </ul>
          <Hint>Every other part counts at its guide price: no dated change was found for it. Shops differ.</Hint>
          {market.index && (
            <Hint>
              <span>From </span>
              <TextLink to={market.index.address} rel="noreferrer">
                {market.index.publisher}
              </TextLink>
              <span>{`, licence ${market.index.licence}, ${formatDate(market.index.published)}.`}</span>
            </Hint>
          )}
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
        </Column>
      </Disclosure>
    </Column>
  );
}
