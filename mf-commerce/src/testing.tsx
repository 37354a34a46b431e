import { renderScreen } from '@rig4u/shared/testing';
import { dismissToast, ToastAreas } from '@rig4u/shared/toasts';
import { configure } from '@testing-library/react';
import { Component } from './contact/screen';

// The first dialog loads its widgets, and a busy machine is slower than the default second.
configure({ asyncUtilTimeout: 5_000 });

/** Opens the contact page with the toasts around it. For tests only. */
export function visit() {
  dismissToast();
  return renderScreen(
    <>
      <main>
        <Component />
      </main>
      <ToastAreas />
    </>,
    { path: '/contact' },
  );
}
