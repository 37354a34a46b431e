import { chosenOf, type PartType } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { VisuallyHidden } from '@rig4u/shared/ui';
import { Entries } from '../../../look/entries';
import { useCallback } from 'react';
import { groupsOf } from '../../../domain/choices/categories';
import { typeLackText } from '../../../domain/choices/lacking';
import { namesText, priceText } from '../../../domain/choices/line-text';
import { typeGrade } from '../../../domain/compatibility/part-verdict';
import { useBuild, useBuildActions } from '../build-state';
import { offered, useCategory } from '../route-state';
import { ComponentRow } from './category-row';

const groups = groupsOf(offered);

interface Props {
  /** Whether the entries show their drawings alone, where the list is narrow. */
  collapses?: boolean;
  /** Called before a category opens. */
  onOpening?: () => void;
}

/** The categories in their groups, each with what is chosen for it. One that is opened gives the focus to the heading of its options. */
export function ComponentList({ collapses = false, onOpening }: Props) {
  const { components, check } = useBuild();
  const { remove } = useBuildActions();
  const { category, openAtHeading } = useCategory();
  const onOpen = useCallback(
    (type: PartType) => {
      onOpening?.();
      openAtHeading(type);
    },
    [onOpening, openAtHeading],
  );
  return (
    <Entries collapses={collapses}>
      {groups.map(({ group, entries }) => {
        const picked = entries.filter(({ type }) => chosenOf(components, type).length > 0).length;
        return (
          <div key={group}>
            <div className="group">
              <h3>{group}</h3>
              <span aria-hidden="true">{`${picked} / ${entries.length}`}</span>
              <VisuallyHidden>{`${picked} of ${entries.length} chosen`}</VisuallyHidden>
            </div>
            <ul>
              {entries.map((info) => (
                <ComponentRow
                  key={info.type}
                  info={info}
                  chosen={namesText(chosenOf(components, info.type))}
                  price={priceText(chosenOf(components, info.type), exactDollars, 'no price')}
                  active={info.type === category}
                  grade={typeGrade(check, info.type)}
                  lack={typeLackText(check, info.type)}
                  onOpen={onOpen}
                  onRemove={remove}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </Entries>
  );
}
