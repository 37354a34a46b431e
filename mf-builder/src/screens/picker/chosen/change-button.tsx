import { partTypeInfo, type PartType } from '@rig4u/shared/builds';
import { Button } from '@rig4u/shared/ui';
import { useCategory } from '../route-state';

interface Props {
  type: PartType;
  /** The chosen part that is to be changed, and what is said of it. */
  id: string;
  name: string;
  /** Called before its category opens. */
  onChanging?: (() => void) | undefined;
}

/** Opens the category of a chosen part for changing it: there 'Swap' puts another part in its place, and the category stays. */
export function ChangeButton({ type, id, name, onChanging }: Props) {
  const { openForChange } = useCategory();
  return (
    <Button
      size="sm"
      variant="link"
      aria-label={`Change ${partTypeInfo(type).label}: ${name}`}
      onClick={() => {
        onChanging?.();
        openForChange(type, id);
      }}
    >
      Change
    </Button>
  );
}
