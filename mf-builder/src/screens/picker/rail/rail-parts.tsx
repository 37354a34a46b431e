import { chosenOf, partName, partTypes, soldLine } from '@rig4u/shared/builds';
import { Hint } from '@rig4u/shared/ui';
import { namesText } from '../../../domain/choices/line-text';
import { useBuild } from '../build-state';
import { ChangeButton } from '../chosen/change-button';

interface Props {
  /** Called before a category opens to change its part. */
  onChanging?: (() => void) | undefined;
}

/** The parts without which a build is not complete and what else is chosen, each with the way to change it; and which are sold no more. */
export function RailParts({ onChanging }: Props) {
  const { components } = useBuild();
  const sold = soldLine(components);
  return (
    <section>
      <h3>Parts</h3>
      <dl className="parts">
        {partTypes.map(({ type, label, required }) => {
          const lines = chosenOf(components, type);
          const [first] = lines;
          if (!first)
            return (
              required && (
                <div key={type}>
                  <dt>{label}</dt>
                  <dd className="empty">Not Selected</dd>
                </div>
              )
            );
          return (
            <div key={type}>
              <dt>{label}</dt>
              <dd title={namesText(lines)}>{namesText(lines)}</dd>
              <dd>
                <ChangeButton type={type} place={0} name={partName(first.part)} onChanging={onChanging} />
              </dd>
            </div>
          );
        })}
      </dl>
      {sold && <Hint block>{sold}</Hint>}
    </section>
  );
}
