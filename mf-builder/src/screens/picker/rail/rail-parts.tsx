import { chosenOf, partTypes, soldLine } from '@rig4u/shared/builds';
import { Hint } from '@rig4u/shared/ui';
import { namesText } from '../../../domain/choices/line-text';
import { useBuild } from '../build-state';

const required = partTypes.filter((info) => info.required);

/** The parts without which a build is not complete, and which of all parts are sold no more. */
export function RailParts() {
  const { components } = useBuild();
  const sold = soldLine(components);
  return (
    <section>
      <h3>Required parts</h3>
      <dl className="parts">
        {required.map(({ type, label }) => {
          const lines = chosenOf(components, type);
          return (
            <div key={type}>
              <dt>{label}</dt>
              {lines.length === 0 ? (
                <dd className="empty">Not Selected</dd>
              ) : (
                <dd title={namesText(lines)}>{namesText(lines)}</dd>
              )}
            </div>
          );
        })}
      </dl>
      {sold && <Hint block>{sold}</Hint>}
    </section>
  );
}
