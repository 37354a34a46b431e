/**
 * A function to call at every event. When none has come for `quietMs`, `work` runs; what comes while it runs makes it run once more
 * afterwards. `work` handles its own failures.
 */
export function oneAfterBursts(work: () => Promise<void>, quietMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    timer = undefined;
    if (running) {
      again = true;
      return;
    }
    running = true;
    await work().finally(() => (running = false));
    if (!again) return;
    again = false;
    await run();
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMs);
  };
}
