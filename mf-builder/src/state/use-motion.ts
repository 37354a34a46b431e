import { useModule } from '@rig4u/shared/lazy';

const stillness = () => undefined;

/** Motion, fetched after the screen is up. Without it everything works and stands still, so a failure is not worth a word. */
export const useMotion = () => useModule(() => import('@rig4u/shared/motion'), true, stillness);
