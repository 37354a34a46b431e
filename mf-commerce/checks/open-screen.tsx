import { renderScreen, type ScreenOptions } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import type { ComponentType } from 'react';
import { Component as Contact } from '../src/screens/contact/screen';
import { Component as Purchase } from '../src/screens/purchase/screen';

// The first dialog loads its widgets, and a busy machine is slower than the default second.

function open(Screen: ComponentType, options: ScreenOptions) {
  dismissToast();
  return renderScreen(
    <>
      <main>
        <Screen />
      </main>
      <ToastAreas />
    </>,
    options,
  );
}

/** Opens the contact page, with toasts. For tests only. */
export const openContact = () => open(Contact, { path: '/contact' });

/** Opens the purchase page with the navigation state that another screen hands over, and with toasts. For tests only. */
export const openPurchase = (state?: unknown, config: ScreenOptions['config'] = {}) =>
  open(Purchase, { path: '/purchase', state, config });
