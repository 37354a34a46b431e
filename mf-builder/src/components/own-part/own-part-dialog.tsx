import { partName, type StoredPart } from '@rig4u/shared/builds';
import { Button } from '@rig4u/shared/ui';
import { useId, type RefObject } from 'react';
import type { CatalogueType } from '../../catalogue/schema';
import { useWidgets } from '../dialogs/use-widgets';
import { OwnPartFields } from './own-part-fields';
import { useOwnPartForm } from './use-own-part-form';

interface Props {
  /** What the dialog is called where a part is added. */
  title: string;
  type: CatalogueType;
  open: boolean;
  onClose: () => void;
  /** Takes the part; the dialog closes after it. */
  onAdd: (part: StoredPart) => void;
  /** Where the part stands: its build, and the place of an edited part there. What is entered is kept for that place alone. */
  place?: string | undefined;
  /** The part that is edited; without one a part is added. */
  edit?: StoredPart | undefined;
  /** What a new part is called to begin with. */
  named?: string | undefined;
  /** The facts of it that are asked first, by name. */
  asked?: readonly string[] | undefined;
  /** What has the focus after closing; without it what had it before. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** Asks for a part that is in no catalogue. What is entered stays while it is closed, unless it is cancelled or sent. */
export function OwnPartDialog({ title, type, open, onClose, onAdd, place, edit, named, asked, focusAfter }: Props) {
  const widgets = useWidgets(open, onClose);
  const form = useOwnPartForm(type, edit, { place, named, asked });
  const formId = useId();

  const send = () => {
    const part = form.read();
    if (!part) return;
    onAdd(part);
    form.restart();
    onClose();
  };
  const cancel = () => {
    form.restart();
    onClose();
  };

  return (
    widgets && (
      <widgets.Dialog
        open={open}
        onClose={onClose}
        size="lg"
        firstFocus={firstControl(formId)}
        lastFocus={focusAfter}
        title={titleOf(title, edit, asked)}
        description="Enter what you know. What you leave out is not checked."
        footer={
          <>
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              {edit ? 'Save part' : 'Add part'}
            </Button>
          </>
        }
      >
        <OwnPartFields id={formId} type={type} form={form} asked={asked} edit={edit} onSend={send} />
      </widgets.Dialog>
    )
  );
}

const titleOf = (title: string, edit: StoredPart | undefined, asked: Props['asked']): string => {
  if (!edit) return title;
  return asked ? `What ${partName(edit)} has` : 'Edit part';
};

/** The first control of a form, whichever that is when it is opened. */
const firstControl = (formId: string): RefObject<HTMLElement | null> => ({
  get current() {
    return document.getElementById(formId)?.querySelector<HTMLElement>('input, select') ?? null;
  },
});
