/** Whether a browser asks that nothing is told of its visits. */
export const asksNotToBeTracked = (navigator: Navigator): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';
