import type { Sought } from './visitor';

type Name = string | RegExp;
const of =
  (role: string) =>
  (name?: Name, within?: Sought): Sought => ({ role, ...(name !== undefined && { name }), ...(within && { within }) });

export const button = of('button');
export const link = of('link');
export const heading = of('heading');
export const field = of('textbox');
export const tab = of('tab');
export const dialog = of('dialog');

export const main: Sought = { role: 'main' };
export const banner: Sought = { role: 'banner' };
export const build: Sought = { role: 'region', name: 'Your PC Build' };
export const choose = button(/^Choose /);
export const completeBuild = button('Complete Build');
