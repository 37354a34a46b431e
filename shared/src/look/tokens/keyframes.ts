/** The movements of the kit; `-in` ends and `-out` begins at the element's own place. */
export const keyframes = {
  'rig-sweep': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
  'rig-spin': { to: { transform: 'rotate(360deg)' } },
  'rig-fade-in': { from: { opacity: '0' } },
  'rig-fade-out': { to: { opacity: '0' } },
  'rig-rise-in': { from: { opacity: '0', transform: 'translateY(8px)' } },
  'rig-rise-out': { to: { opacity: '0', transform: 'translateY(8px)' } },
};
