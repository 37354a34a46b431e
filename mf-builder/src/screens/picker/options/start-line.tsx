import { startText } from '../../../domain/choices/category-advice';
import { useBuild } from '../build-state';
import { useCategory } from '../route-state';
import type { Options } from './use-options';

/** What is said once where no option has anything to be checked against: where to start, and why. */
export function StartLine({ options: { category, isUnchecked } }: { options: Options }) {
  const { components } = useBuild();
  const { openAtHeading } = useCategory();
  if (!isUnchecked) return null;
  return (
    <p className="begin">
      <span>{startText(category, components)}</span>
      {Object.keys(components).length === 0 && category !== 'cpu' && (
        <button type="button" onClick={() => openAtHeading('cpu')}>
          Open CPU
        </button>
      )}
    </p>
  );
}
