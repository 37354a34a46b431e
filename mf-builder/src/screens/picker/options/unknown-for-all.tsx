import { PlainIcon } from '../../../look/plain-icon';
import { chosenOf } from '@rig4u/shared/builds';
import { useBuild } from '../build-state';
import { useDialogActions } from '../dialogs';
import { useCategory } from '../route-state';
import type { Options } from './use-options';

/** What is not checked for any option because another part of the build lacks a fact: said once, with the way to enter it. */
export function UnknownForAll({ options: { unknownForAll } }: { options: Options }) {
  const { components } = useBuild();
  const { open } = useCategory();
  const { editOwnPart } = useDialogActions();
  const [first, ...others] = unknownForAll;
  if (!first) return null;
  const { part } = first;
  const place = part ? chosenOf(components, part.type).findIndex((line) => line.part.id === part.id) : -1;
  const line = part && chosenOf(components, part.type)[place];
  return (
    <p className="once">
      <PlainIcon name="unknown" />
      <span
        title={first.sentence}
      >{`${first.sentence}${others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'check is' : 'checks are'} open.` : ''}`}</span>
      {part && line && (
        <button
          type="button"
          onClick={() => {
            open(part.type);
            editOwnPart({ place, part: line.part });
          }}
        >
          Enter it
        </button>
      )}
    </p>
  );
}
