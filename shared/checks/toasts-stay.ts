// Set-up of the unit tests. A toast is there for some seconds, which a busy machine spends between a click and the look at what it
// brought. In tests toasts stay until somebody closes them; those of the toasts themselves have their own clock.
if (!/[\\/]look[\\/]toasts[\\/]/.test(expect.getState().testPath ?? ''))
  jest.mock('../src/look/toasts/constants', () => ({
    ...jest.requireActual<object>('../src/look/toasts/constants'),
    TOAST_DURATION: Number.POSITIVE_INFINITY,
    NOTIFY_DURATION: Number.POSITIVE_INFINITY,
  }));
