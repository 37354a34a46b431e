import { chosenOf, partTypes } from '@rig4u/shared/builds';
import { namesText } from '../../../domain/choices/line-text';
import { useBuild } from '../build-state';

const required = partTypes.filter((info) => info.required);

/** The parts without which a build is not complete. */
export function RailParts() {
  const { components } = useBuild();
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
    </section>
  );
}
