import { Modal, type ModalProps } from './modal';

export interface DrawerProps extends Pick<
  ModalProps,
  'open' | 'onClose' | 'title' | 'description' | 'children' | 'footer' | 'lastFocus'
> {
  placement?: 'bottom' | undefined;
}

/** A drawer from the bottom of the screen, for what stands beside the content on a wide one. */
export const Drawer = ({ placement: _bottom, ...rest }: DrawerProps) => <Modal look="drawer" {...rest} />;
