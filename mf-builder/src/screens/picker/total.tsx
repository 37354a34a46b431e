import { useMotion } from '../../state/use-motion';

/** A sum that counts to its new value once motion has arrived. */
export function Total({ dollars, format }: { dollars: number; format: (dollars: number) => string }) {
  const motion = useMotion();
  return motion ? <motion.CountUp value={dollars} format={format} /> : format(dollars);
}
