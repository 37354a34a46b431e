/**
 * A page of the size of the picture that links show: icon and exploded PC on the dark theme. It has no words, because
 * an installation may have another name.
 */
export const cardPage = (drawings: { icon: string; hero: string; tokens: string }): string =>
  `<html data-theme="dark" class="dark"><style>${drawings.tokens}</style>
  <style>body { margin: 0; height: 630px; overflow: hidden; position: relative }
  body { background: #070b14; color: var(--art-line) }
  [data-part="notes"], svg > [stroke-dasharray] { display: none }
  .icon svg { position: absolute; left: 96px; top: 215px; width: 200px; height: 200px }
  .hero svg { position: absolute; left: 50px; top: -10px; width: 1160px; height: 652px }</style>
  <body><div class="hero">${drawings.hero}</div><div class="icon">${drawings.icon}</div></body></html>`;
