import { partName } from '@rig4u/shared/builds';
import { useLoaded } from '@rig4u/shared/lazy';
import { Column, Fact, Facts, Hint, Icon, Section, Skeleton, Span } from '@rig4u/shared/ui';
import { useState } from 'react';
import { loadOrigins } from '../../catalogue/market/load-market';
import { readMarketId } from '../../catalogue/market/market-id';
import { originGroups, type MarkedFacts } from '../../domain/parts/fact-origins';
import { sourceText } from '../../domain/parts/fact-sources';
import { FoldFrame } from '../../look/fold';
import { NotArrived } from '../not-arrived';

/** A part of either shelf, as lists and builds have it. */
interface Sourced extends MarkedFacts {
  type: string;
  name: string;
  brand?: string | undefined;
  specs: Readonly<Record<string, unknown>>;
  basis?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Where the facts of parts come from: of parts of the market each fact, on a press; of the others a sentence. Where there are several parts,
 * each has its name.
 */
export function FactSources({ parts }: { parts: readonly Sourced[] }) {
  const [open, setOpen] = useState(false);
  const ofMarket = parts.some(({ id }) => readMarketId(id));
  const [only] = parts;
  if (!ofMarket) return parts.length === 1 && only && <OfCatalogue part={only} />;
  return (
    <FoldFrame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <Span textStyle="ui">Where these facts come from</Span>
        </span>
        <Icon name="down" size={16} />
      </summary>
      {open && (
        <Column>
          {parts.map((part) =>
            parts.length === 1 ? (
              <SourcesOf key={part.id} part={part} />
            ) : (
              <Section
                key={part.id}
                title={partName({ name: part.name, brand: part.brand ?? '' })}
                level={4}
                space="sm"
              >
                <SourcesOf part={part} />
              </Section>
            ),
          )}
        </Column>
      )}
    </FoldFrame>
  );
}

const SourcesOf = ({ part }: { part: Sourced }) =>
  readMarketId(part.id) ? <OfMarket part={part} /> : <OfCatalogue part={part} />;

const OfCatalogue = ({ part }: { part: Sourced }) => (
  <Hint block tone="faint">
    {sourceText(part)}
  </Hint>
);

function OfMarket({ part }: { part: Sourced }) {
  const origins = useLoaded(part.id, loadOrigins);
  if (origins.status === 'failed') return <NotArrived what="Where these facts come from" onRetry={origins.retry} />;
  if (origins.status === 'loading') return <Skeleton h="8rem" />;
  return (
    <Facts>
      {originGroups(part, origins.value).map(({ title, note, facts }) => (
        <Fact key={title} name={title} strong>
          {facts.every(({ why }) => why === undefined) ? (
            <Hint block>{`${facts.map(({ label }) => label).join(', ')}.`}</Hint>
          ) : (
            <Column as="ul" role="list" space="sm">
              {facts.map(({ label, why }) => (
                <li key={label}>
                  <Hint>{`${label}: ${why}`}</Hint>
                </li>
              ))}
            </Column>
          )}
          <Hint block tone="faint">
            {note}
          </Hint>
        </Fact>
      ))}
    </Facts>
  );
}
