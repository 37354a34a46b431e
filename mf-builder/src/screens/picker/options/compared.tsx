import { memo, useDeferredValue, useRef } from 'react';
import { useView } from '../route-state';
import { CompareTray } from './compare-tray';
import { Comparison } from './comparison';
import type { OptionActions } from './option-row';
import type { Options } from './use-options';

interface Props {
  options: Options;
  actions: OptionActions;
}

/** What is ticked: how much in the tray, and from two on side by side. */
export const Compared = memo(function Compared({ options, actions }: Props) {
  const { compared } = useView();
  const heading = useRef<HTMLHeadingElement>(null);
  // A tick answers first; the comparison follows after the paint.
  const ids = useDeferredValue(compared);
  const ticked = compared.filter((id) => options.all.has(id));
  const beside = ids.flatMap((id) => options.all.get(id) ?? []);
  return (
    <>
      <CompareTray count={ticked.length} onCompare={() => heading.current?.focus()} />
      {beside.length > 1 && <Comparison options={options} compared={beside} heading={heading} actions={actions} />}
    </>
  );
});
