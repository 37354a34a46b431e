import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import { Button } from '@rig4u/shared/ui';
import type { Ref } from 'react';
import { useCategory } from '../route-state';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  type: PartType;
  /** The place of the chosen part that is to be changed, from 0 on, and its name. */
  place: number;
  name: string;
  /** Called before its category opens. */
  onChanging?: (() => void) | undefined;
}

/** Opens the category of a chosen part for changing it: there 'Swap' puts another part in its place, and the category stays. */
export function ChangeButton({ ref, type, place, name, onChanging }: Props) {
  const { openForChange } = useCategory();
  return (
    <Button
      ref={ref}
      size="sm"
      variant="link"
      aria-label={`Change ${partTypeInfo(type).label}: ${name}`}
      onClick={() => {
        onChanging?.();
        openForChange(type, place);
      }}
    >
      Change
    </Button>
  );
}
