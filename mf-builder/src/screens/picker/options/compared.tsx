import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { WhenLoaded } from '../../../components/when-loaded';
import { useView } from '../route-state';
import { CompareTray } from './compare-tray';
import type { OptionActions } from './option-controls';
import type { Options } from './use-options';

interface Props {
  options: Options;
  actions: OptionActions;
}

/** What is ticked: how much in the tray, and from two on side by side. What is ticked stays so where a shorter list does not have it. */
export const Compared = memo(function Compared({ options, actions }: Props) {
  const { compared } = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether 'Compare' was pressed before the comparison was there. */
  const wanted = useRef(false);
  const arrive = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (!element || !wanted.current) return;
    wanted.current = false;
    element.focus();
  }, []);
  // A tick answers first; tray and comparison follow after the paint.
  const ids = useDeferredValue(compared);
  const beside = ids.flatMap((id) => options.all.get(id) ?? []);
  return (
    <>
      <CompareTray
        count={beside.length}
        absent={isSettled(options) ? ids.filter((id) => !options.all.has(id)) : none}
        onCompare={() => {
          wanted.current = !heading.current;
          heading.current?.focus();
        }}
      />
      {beside.length > 1 && (
        <WhenLoaded what="The comparison" load={loadComparison} waiting={<Skeleton h="16rem" />}>
          {({ Comparison }) => <Comparison options={options} compared={beside} heading={arrive} actions={actions} />}
        </WhenLoaded>
      )}
    </>
  );
});

const none: readonly string[] = [];

/** Whether the list has all that it will have: before that, what it lacks may be on its way. */
const isSettled = ({ parts, market }: Options): boolean => parts !== undefined && market.status !== 'loading';

const loadComparison = () => patiently(() => import(/* webpackChunkName: "comparison" */ './comparison'));
