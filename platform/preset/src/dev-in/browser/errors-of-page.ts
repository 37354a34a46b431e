import { ofPage } from './of-page';

// What React Refresh tells of a changed module that throws when it is loaded. The screen stays as it was.
export const handleRuntimeError = (error: Error): void => ofPage().failed(error);
export const clearRuntimeErrors = (): void => ofPage().mended();
