import {
  DialogBackdrop,
  DialogBody,
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { ToastPlace } from '../../toasts/toast-place';
import { IconButton } from '../../ui/button';
import { useInRouterContext } from '../../../kernel/routing';
import { BackCloses, BackClosesBeside } from './back-closes';
import { Pull } from './pull';
import { dialogRecipe, drawerRecipe, sideRecipe } from './recipe';

const recipes = { dialog: dialogRecipe, drawer: drawerRecipe, side: sideRecipe };

export interface ModalProps {
  look: keyof typeof recipes;
  size?: 'md' | 'lg' | 'xl' | undefined;
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Has the focus at first; without one the first thing that can have it. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** What has the focus after closing; where it says nothing, what had it before. */
  lastFocus?: (() => HTMLElement | null) | undefined;
  /** The address says that it is open, so Back leaves it by itself. */
  inAddress?: boolean | undefined;
  /** Whether a close button stands beside the title. */
  closable?: boolean | undefined;
}

/**
 * What dialogs and drawers share: the focus stays inside, Escape and the browser's Back close, what is behind is out of reach. Messages
 * appear in them while they are open.
 */
export function Modal({
  look,
  size = 'md',
  open,
  onClose,
  title,
  description,
  children,
  footer,
  role = 'dialog',
  firstFocus,
  lastFocus,
  closable = true,
  inAddress = false,
}: ModalProps) {
  const Back = useInRouterContext() ? BackCloses : BackClosesBeside;
  return (
    <DialogRoot
      recipe={recipes[look]}
      {...(look === 'dialog' && { size })}
      open={open}
      role={role}
      onOpenChange={(details) => !details.open && onClose()}
      {...(firstFocus && { initialFocusEl: () => firstFocus.current })}
      {...(lastFocus && { finalFocusEl: lastFocus })}
    >
      {!inAddress && <Back open={open} onClose={onClose} />}
      <Portal>
        <DialogBackdrop />
        <DialogPositioner>
          <DialogContent>
            {look === 'drawer' && <Pull onPulled={onClose} />}
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              {closable && (
                <DialogCloseTrigger asChild>
                  <IconButton label="Close" icon="x" />
                </DialogCloseTrigger>
              )}
            </DialogHeader>
            {description && <DialogDescription>{description}</DialogDescription>}
            {children && <DialogBody>{children}</DialogBody>}
            {footer && <DialogFooter>{footer}</DialogFooter>}
            {open && <ToastPlace />}
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
