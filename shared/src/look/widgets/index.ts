export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Drawer, type DrawerProps } from './dialog/drawer';
export { type Tab, Tabs, type TabsProps } from './tabs/tabs';
