import type { Picture } from './pictures';

const look = `
  body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; }
  section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { height: 300px; width: auto; border: 1px solid GrayText; }
  nav { columns: 4 200px; }
`;

/** One page with the pictures of each screen side by side. A picture opens in its full size. */
export function contactSheet(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const links = screens.map((screen, place) => `<a href="#screen-${place}">${escaped(screen)}</a><br>`);
  const sections = screens.map(
    (screen, place) =>
      `<section id="screen-${place}"><h2>${escaped(screen)}</h2><div>${pictures
        .filter((picture) => picture.screen === screen)
        .map(figure)
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${look}</style>
<h1>Contact sheet</h1><nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
}

const figure = ({ screen, file, theme, width, height }: Picture): string => {
  const words = `${theme}, ${width} × ${height}`;
  const image = `<img src="${file}" loading="lazy" alt="${escaped(screen)}, ${words}">`;
  return `<figure><a href="${file}">${image}</a><figcaption>${words}</figcaption></figure>`;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
