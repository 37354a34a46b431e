/** Does all works in their order. What one throws goes to the console, and takes nothing from the others. */
export function eachByItself(works: readonly (() => void)[]): void {
  for (const work of works) {
    try {
      work();
    } catch (error) {
      console.warn('The page begins with less:', error);
    }
  }
}
