import { Modal, type ModalProps } from './modal';

export interface DrawerProps extends Pick<
  ModalProps,
  'open' | 'onClose' | 'title' | 'description' | 'children' | 'footer' | 'firstFocus' | 'lastFocus'
> {
  /** From the bottom, or from the end of the line: the right side. */
  placement?: 'bottom' | 'end' | undefined;
}

/** A drawer from an edge of the screen, for what there is no room for beside the content. */
export const Drawer = ({ placement = 'bottom', ...rest }: DrawerProps) => (
  <Modal look={placement === 'end' ? 'side' : 'drawer'} {...rest} />
);
