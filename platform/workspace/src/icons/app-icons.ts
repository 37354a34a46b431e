/** An icon of the installed product. */
export interface AppIcon {
  name: string;
  /** Pixels of a side. */
  size: number;
  /** How much of a side the drawing takes, and the radius of the corners, in percent. */
  drawing: number;
  corners: number;
}

/** The sizes that browsers ask for. A maskable icon fills its square: the device cuts its own form out of it, at most 20 % at a side. */
export const appIcons: readonly AppIcon[] = [
  { name: '192.png', size: 192, drawing: 76, corners: 22 },
  { name: '512.png', size: 512, drawing: 76, corners: 22 },
  { name: 'maskable-512.png', size: 512, drawing: 58, corners: 0 },
];

/** A page of an icon's size with nothing but the icon: the drawing on a tile of the dark theme. */
export const iconPage = (svg: string, { drawing, corners }: AppIcon): string =>
  `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: #070b14; border-radius: ${corners}%; overflow: hidden }
  html { background: transparent } svg { width: ${drawing}%; height: ${drawing}% }</style>${svg}`;
