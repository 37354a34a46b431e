import { getConfig } from '@testing-library/react';

/**
 * Waits for what is no matter of the page, such as axe, as the library's own waits do: React may update meanwhile. A test that waits by a
 * bare `await` is told that it overlooked an update. For tests only.
 */
export const meanwhile = <T>(work: () => Promise<T>): Promise<T> => getConfig().asyncWrapper(work);
