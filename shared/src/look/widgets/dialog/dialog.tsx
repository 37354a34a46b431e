import { Modal, type ModalProps } from './modal';

export type DialogProps = Omit<ModalProps, 'look'>;

/** A dialog over the screen. */
export const Dialog = (props: DialogProps) => <Modal look="dialog" {...props} />;
