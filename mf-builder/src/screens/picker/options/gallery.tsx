import { Hint } from '@rig4u/shared/ui';
import { Gallery as Look } from '../../../look/gallery';
import { ChosenLine } from '../chosen/chosen-line';
import { usePriceTargets } from '../../../state/price-targets';
import { mostCompared, useView } from '../route-state';
import { LazyDetails, prepareDetails } from './lazy-details';
import { hiddenText } from './hidden-text';
import { OptionCard } from './option-card';
import type { OptionActions } from './option-controls';
import { ShowMore } from './show-more';
import { useOpened } from './use-opened';
import { usePages } from './use-pages';
import type { Options } from './use-options';

/** The options of a category as cards with large drawings, in the order of the table. */
export function Gallery({ options, actions }: { options: Options; actions: OptionActions }) {
  const { category, groups, chosen, picked, addable, columns, reasons, isUnchecked, saidOnce, filters, failing } =
    options;
  const opened = useOpened(options);
  const { compared } = useView();
  const targets = usePriceTargets();
  const { fitting, lessKnown, failing: fails, left, next, showMore } = usePages(groups, filters);
  return (
    <>
      {chosen.map((line, place) => (
        <ChosenLine key={`${line.part.id}/${place}`} line={line} type={category} place={place} named />
      ))}
      <Look onPointerOver={prepareDetails} onFocus={prepareDetails}>
        {[...groups.chosen, ...fitting, ...lessKnown, ...fails].map((option) => (
          <OptionCard
            key={option.part.id}
            option={option}
            isUnchecked={isUnchecked}
            saidOnce={saidOnce}
            why={reasons.get(option.part.id)?.long}
            target={targets[option.part.id]?.price}
            chosen={picked.has(option.part.id)}
            addable={addable}
            compared={compared.includes(option.part.id)}
            comparable={compared.length < mostCompared}
            details={
              opened &&
              opened.id === option.part.id && (
                <LazyDetails option={option} columns={columns} listed={opened} why={undefined} actions={actions} />
              )
            }
            actions={actions}
          />
        ))}
      </Look>
      {filters.fits && failing && failing.count > 0 && <Hint block>{hiddenText(failing)}</Hint>}
      <ShowMore {...{ left, next, showMore }} />
    </>
  );
}
