import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirm: string;
  cancel: string;
  destructive?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** What has the focus after closing; where it says nothing, what had it before. */
  lastFocus?: (() => HTMLElement | null) | undefined;
}

/** A question before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  destructive = false,
  onConfirm,
  onCancel,
  lastFocus,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const answers = (
    <>
      <Button ref={safe} variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
      <Button variant={destructive ? 'destructive' : 'default'} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Modal
      look="dialog"
      role="alertdialog"
      closable={false}
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      footer={answers}
      firstFocus={safe}
      lastFocus={lastFocus}
    />
  );
}
