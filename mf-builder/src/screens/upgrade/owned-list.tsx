import { chosenOf, partTypeInfo, partTypeNames, type BuildComponents, type PartType } from '@rig4u/shared/builds';
import { Button, Fact, Facts, Row, Span, VisuallyHidden } from '@rig4u/shared/ui';
import { useState } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { namesText } from '../../domain/choices/line-text';
import { isPlace, mayBeNone } from '../../domain/best-build';
import { PartChooser } from './part-chooser';

interface Props {
  owned: BuildComponents;
  onChange: (owned: BuildComponents) => void;
}

/** The parts of the PC by their type, each to be chosen, changed or taken out; what else is owned is listed below them. */
export function OwnedList({ owned, onChange }: Props) {
  const [open, setOpen] = useState<CatalogueType>();
  const without = (type: PartType): BuildComponents => {
    const { [type]: _out, ...rest } = owned;
    return rest;
  };
  const types = partTypeNames.filter((type) => isPlace(type) || chosenOf(owned, type).length > 0);
  return (
    <>
      <Facts layout="rows" ruled textStyle="small">
        {types.map((type) => {
          const { label } = partTypeInfo(type);
          const lines = chosenOf(owned, type);
          return (
            <Fact key={type} name={label}>
              {lines.length > 0 ? (
                <span>{namesText(lines)}</span>
              ) : (
                <Span tone="quiet">{isPlace(type) && mayBeNone(type) ? 'None' : 'Not said yet'}</Span>
              )}
              <Row space="sm">
                {isPlace(type) && (
                  <Button size="sm" variant="outline" onClick={() => setOpen(type)}>
                    <span>{lines.length > 0 ? 'Change' : 'Choose'}</span>
                    <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                  </Button>
                )}
                {lines.length > 0 && (
                  <Button size="sm" variant="ghost" onClick={() => onChange(without(type))}>
                    Remove<VisuallyHidden>{` ${label}`}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            </Fact>
          );
        })}
      </Facts>
      <PartChooser
        type={open}
        onClose={() => setOpen(undefined)}
        onChoose={(type, part) => onChange({ ...owned, [type]: part })}
      />
    </>
  );
}
