import { Button, Hint } from '@rig4u/shared/ui';
import { Gallery as Look } from '../../../look/gallery';
import { useState } from 'react';
import { ChosenLine } from '../chosen/chosen-line';
import { usePriceTargets } from '../../../state/price-targets';
import { mostCompared, useView } from '../route-state';
import { LazyDetails, prepareDetails } from './lazy-details';
import { hiddenText } from './hidden-text';
import { OptionCard } from './option-card';
import type { OptionActions } from './option-controls';
import { useOpened } from './use-opened';
import type { Options } from './use-options';

/** How many cards are laid out at once: a large catalogue comes page by page. */
const page = 48;

/** The options of a category as cards with large drawings, in the order of the table. */
export function Gallery({ options, actions }: { options: Options; actions: OptionActions }) {
  const { category, groups, chosen, picked, addable, columns, reasons, isUnchecked, saidOnce, filters, found } =
    options;
  const opened = useOpened(options);
  const { compared } = useView();
  const targets = usePriceTargets();
  const [shown, setShown] = useState(page);
  const all = [...groups.chosen, ...groups.fitting, ...groups.failing];
  const left = all.length - shown;
  return (
    <>
      {chosen.map((line, place) => (
        <ChosenLine key={`${line.part.id}/${place}`} line={line} type={category} place={place} named />
      ))}
      <Look onPointerOver={prepareDetails} onFocus={prepareDetails}>
        {all.slice(0, shown).map((option) => (
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
      {filters.fits && found && found.failing.count > 0 && <Hint block>{hiddenText(found.failing)}</Hint>}
      {left > 0 && (
        <Button variant="outline" onClick={() => setShown(shown + page)}>
          {`Show ${Math.min(page, left)} more of ${left}`}
        </Button>
      )}
    </>
  );
}
