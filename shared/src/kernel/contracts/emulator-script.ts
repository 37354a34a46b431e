/**
 * The script that the local emulator of the identity provider brings for its popup: where it is, and the hash of its bytes. Pages
 * run no script without a hash, so whoever changes that file writes its hash here; a test of the emulator says which.
 */
export const emulatorScript = {
  path: '/__local/gapi.js',
  integrity: 'sha384-hjy33El8JHcwGlqqUAdF+Mj+KchnYRYG3w5ir7B2HkoKlPhH7mAv2eYo0sDHmi3+',
} as const;
