import { config } from '@rig4u/shared/config';
import { toast, useModuleOrToast } from '@rig4u/shared/toasts';
import { Button, Icon, Section, Spinner } from '@rig4u/shared/ui';
import { useCallback, useRef, useState } from 'react';
import type { Slot } from '../../domain/consultation-times';

// Few visitors ask for a call: what the dialog shows and does comes with it.
const loadDialog = async () => {
  const [{ Dialog }, { SlotList }, { downloadInvitation }] = await Promise.all([
    import('@rig4u/shared/widgets'),
    import(/* webpackChunkName: "consultation" */ './slot-list'),
    import(/* webpackChunkName: "consultation" */ './download-invitation'),
  ]);
  return { Dialog, SlotList, downloadInvitation };
};

/** Schedules a call with support: the visitor chooses a time and gets a calendar invitation to send. */
export function Consultation() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const dialog = useModuleOrToast(loadDialog, open, close);
  const { email, replyHours } = config().support;
  const loading = open && !dialog;

  const choose = (slot: Slot) => {
    dialog?.downloadInvitation(slot);
    close();
    toast({
      title: 'Invitation downloaded',
      description: `Open consultation.ics in your calendar and send it to ${email}.`,
    });
  };

  return (
    <Section
      card
      title="Talk to us"
      lead={`Pick a time inside our phone hours. You get a calendar invitation, consultation.ics, to send to ${email}.`}
    >
      <Button ref={button} variant="outline" aria-busy={loading || undefined} onClick={() => setOpen(true)}>
        {loading ? <Spinner /> : <Icon name="clock" />}
        <span>Schedule a Consultation</span>
      </Button>
      {dialog && (
        <dialog.Dialog
          open={open}
          onClose={close}
          size="lg"
          lastFocus={() => button.current}
          title="Schedule a Consultation"
          description={
            'Half an hour on the phone, on weekdays except US federal holidays. Choosing a time downloads an invitation; ' +
            'nothing is sent until you send it from your calendar.'
          }
        >
          <dialog.SlotList noticeHours={replyHours} onChoose={choose} />
        </dialog.Dialog>
      )}
    </Section>
  );
}
