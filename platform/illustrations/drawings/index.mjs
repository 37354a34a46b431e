// Every drawing, by the name the product asks for. `parts` are those of part types.
import { builds } from './builds.mjs';
import { cards } from './cards.mjs';
import { cooling } from './cooling.mjs';
import { core } from './core.mjs';
import { general } from './general.mjs';
import { handheld } from './handheld.mjs';
import { room } from './room.mjs';
import { screens } from './screens.mjs';
import { sound } from './sound.mjs';

export const parts = { ...core, ...cooling, ...screens, ...handheld, ...sound, ...cards };

export const drawings = {
  ...parts,
  ...room,
  ...general,
  ...builds,
};
