/**
 * Does works one after the other, each in a task of its own, so that the page answers the visitor in between. Rejects with the first
 * failure. A timer would wait for a second in a tab that nobody looks at, a message does not.
 */
export async function inTurn(works: readonly (() => unknown)[]): Promise<void> {
  for (const work of works) {
    await nextTask();
    await work();
  }
}

const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
